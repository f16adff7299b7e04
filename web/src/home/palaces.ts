/** Two Alhambras from real tiles, legally built, that adorn the home page: one for wide screens and
 * one for narrow ones. */

export const STATELY = [
  "T11 -1,0",
  "S8s 0,-1",
  "P8 0,1",
  "C10 1,0",
  "A5nw -2,0",
  "C9s -1,-1",
  "G8nw -1,1",
  "T9nw 0,2",
  "A7es 1,-1",
  "G11 1,1",
  "G12s 2,0",
  "P3sw -2,-1",
  "S4ne 1,2",
  "C7ne 2,1",
  "A4nes 3,0",
];

export const LONG = [
  "T11s -1,0",
  "G10n 0,1",
  "S8s 1,0",
  "G12s -2,0",
  "A8n -1,1",
  "T11n 1,1",
  "C9s 2,0",
  "C5nsw -3,0",
  "P5nw -2,1",
  "S4ne 2,1",
  "A4nes 3,0",
];
