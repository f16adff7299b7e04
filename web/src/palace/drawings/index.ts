/** How the pictures of Palace's rules are drawn. */
import MajorityDrawing from "../../rules/MajorityDrawing.svelte";
import type { ExampleDrawing } from "../../rules/pictures";
import AlhambraDrawing from "./AlhambraDrawing.svelte";
import CardsDrawing from "./CardsDrawing.svelte";
import RedesignDrawing from "./RedesignDrawing.svelte";

const drawings: Record<string, ExampleDrawing> = {
  alhambra: AlhambraDrawing,
  redesign: RedesignDrawing,
  cards: CardsDrawing,
  majority: MajorityDrawing,
};
export default drawings;
