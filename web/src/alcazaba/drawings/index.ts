/** How the pictures in Alcazaba's rules are drawn: like those of the two games it is made of. */
import dice from "../../dice/drawings";
import palace from "../../palace/drawings";
import type { ExampleDrawing } from "../../rules/pictures";
import OffersDrawing from "./OffersDrawing.svelte";

const drawings: Record<string, ExampleDrawing> = { ...palace, ...dice, offers: OffersDrawing };
export default drawings;
