/** Whether others play again already, for those who look at the end of a game. */

export const REMATCH = Symbol("again");

export interface Rematch {
  readonly others: boolean;
}
