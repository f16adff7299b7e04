/** Whether others play again already, for those who look at the end of a game. */

export const AGAIN = Symbol("again");

export interface Again {
  readonly others: boolean;
}
