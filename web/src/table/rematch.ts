/** Whether others have begun a rematch already, for those who look at the end of a game. */

export const REMATCH = Symbol("rematch");

export interface Rematch {
  readonly others: boolean;
}
