/** What can be opened from the bar of a table. */
export interface MenuItem {
  /** What it does, for those who look for it. */
  name: string;
  label: string;
  icon: string;
  /** How much of it is new. */
  count?: number;
  choose: () => void;
}
