/** How things on a table show a short text for a moment. */
export type ShowNotice = (text: string) => void;
export const SHOW_NOTICE = Symbol("show notice");
