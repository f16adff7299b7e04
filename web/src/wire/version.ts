/** The version of the wire that this page speaks; the server has the same in `server/wire`. */
export const WIRE_VERSION = 4;
export const VERSION_HEADER = "Alhambra-Wire";
