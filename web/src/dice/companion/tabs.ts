/** The Dice Game is entered column by column, and then the tokens. */
import { KINDS } from "../../pieces";

export const TOKENS = "tokens";
export const TABS: string[] = [...KINDS, TOKENS];
