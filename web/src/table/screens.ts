/** Where the layout of a table changes. Styles have the same numbers. */
export const NARROW = "max-width: 860px";
export const MEDIUM = "max-width: 1180px";
