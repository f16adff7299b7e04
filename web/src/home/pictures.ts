/** What adorns the home page. First two Alhambras from real tiles, legally built: one for wide
 * screens, */

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

/** and one for narrow ones. */
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

/** How high the buildings of a Dice Game are, */
export const STOREYS = [6, 9, 5, 8, 7, 11];
/** and a sheet of Roll & Write with its crosses. */
export const SHEET = ["CAPGTS", "GTSCAP", "APGTSC", "TSCAPG", "PGTSCA", "SCAPGT"];
export const CROSSES = [
  "1,2",
  "1,5",
  "2,1",
  "2,2",
  "2,3",
  "2,5",
  "3,5",
  "4,2",
  "4,4",
  "5,5",
  "6,3",
];
