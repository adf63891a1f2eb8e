const groupTabs = ["agree", "board", "rounds", "people"] as const;

/** The `tab` of /groups/CODE. */
export type GroupTab = (typeof groupTabs)[number];

export function groupTabOf(value: unknown): GroupTab {
  return groupTabs.find((tab) => tab === value) ?? "agree";
}
