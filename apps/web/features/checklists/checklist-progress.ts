import type { ApiOutputs } from "@/features/api-client/index.ts";
import { t } from "./messages/link/index.ts";

export type Checklist = ApiOutputs["checklists"]["list"]["checklists"][number];
export type ChecklistItem = Checklist["items"][number];

/** "3 of 24 done"; null without items. */
export function progressWords(lists: readonly Pick<Checklist, "items">[]): string | null {
  const items = lists.flatMap((it) => it.items);
  return items.length === 0 ? null : t("progress", { done: items.filter((it) => it.done).length, all: items.length });
}

/** The items by their headings, in the order of the list; those without a heading first. */
export function sectionsOf(
  items: readonly ChecklistItem[],
): readonly { readonly name: string | null; readonly items: readonly ChecklistItem[] }[] {
  const groups = [...Map.groupBy(items, (it) => it.section)].map(([name, of]) => ({ name, items: of }));
  return [...groups.filter((it) => it.name === null), ...groups.filter((it) => it.name !== null)];
}

/** The list as it will be when the server has ticked these. */
export function withTicks(list: Checklist, ids: readonly string[], done: boolean): Checklist {
  return { ...list, items: list.items.map((it) => (ids.includes(it.id) ? { ...it, done } : it)) };
}
