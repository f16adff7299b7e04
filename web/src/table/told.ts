/** How things on a table say what they are. */
export type Tell = (text: string) => void;
export const TELLS = Symbol("tells");
