/** How the pictures of the rules of Roll & Write are drawn. */
import MajorityDrawing from "../../rules/MajorityDrawing.svelte";
import type { ExampleDrawing } from "../../rules/pictures";
import CoinsDrawing from "./CoinsDrawing.svelte";
import SheetDrawing from "./SheetDrawing.svelte";
import TurnedDrawing from "./TurnedDrawing.svelte";

const drawings: Record<string, ExampleDrawing> = {
  sheet: SheetDrawing,
  turned: TurnedDrawing,
  coins: CoinsDrawing,
  majority: MajorityDrawing,
};
export default drawings;
