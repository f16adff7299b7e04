/** What can be opened from the bar of a table. */
export interface MenuItem {
  /** Its action as an attribute, by which tests find it. */
  name: string;
  label: string;
  icon: string;
  /** How much of it is new. */
  count?: number;
  choose: () => void;
}
