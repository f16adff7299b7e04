/** How the pictures in the Dice Game's rules are drawn. */
import type { ExampleDrawing } from "../../rules/pictures";
import ColumnsDrawing from "./ColumnsDrawing.svelte";
import TrackDrawing from "./TrackDrawing.svelte";

const drawings: Record<string, ExampleDrawing> = { columns: ColumnsDrawing, track: TrackDrawing };
export default drawings;
