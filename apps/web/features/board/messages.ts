import { type PlaceCategory, placeCategories, type Vote } from "@caravan/domain/field-choices";
import { Check, CircleHelp, type LucideIcon, X } from "lucide-react";
import { t } from "./messages/index.ts";
import type { Candidate, Inspired } from "./model/types.ts";

export const categoryWords = (): Record<PlaceCategory, string> => ({
  food: t("category.food"),
  sight: t("category.sight"),
  activity: t("category.activity"),
  shopping: t("category.shopping"),
  nature: t("category.nature"),
  nightlife: t("category.nightlife"),
  stay: t("category.stay"),
  other: t("category.other"),
});

export const categoryOptions = () => placeCategories.map((value) => ({ value, label: categoryWords()[value] }));

export const voteWords = (): Record<Vote, string> => ({
  in: t("vote.in"),
  unsure: t("vote.unsure"),
  out: t("lane.out"),
});
export const voteIcons: Record<Vote, LucideIcon> = { in: Check, unsure: CircleHelp, out: X };

/** "Belém, Lisbon"; unknown parts are left out. */
export function placeArea({ neighborhood, city }: Pick<Candidate, "neighborhood" | "city">): string {
  return [neighborhood, city].filter((it) => it && it !== "").join(", ");
}

/** "Planner for Ana", "Ana"; `you` for the reader. */
export function authorName(
  by: { readonly user_id: string | null; readonly name: string; readonly agent_name: string | null },
  reader: string,
): string {
  const isReader = by.user_id === reader;
  if (by.agent_name === null) return isReader ? t("who.you") : by.name;
  return isReader
    ? t("who.agentForYou", { agent: by.agent_name })
    : t("who.agentFor", { agent: by.agent_name, name: by.name });
}

/** The source as a link, or null: only web addresses become links. */
export function webAddress(url: string | null): { readonly href: string; readonly host: string } | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return { href, host: hostname.replace(/^www\./, "") };
}

/**
 * The result of an inspiration in one sentence, to be announced. For a failed import the warnings say why.
 *
 * @param known ids that were on the board before
 */
export function describeAdded(
  { candidates, import: reading }: Pick<Inspired, "candidates" | "import">,
  known: ReadonlySet<string>,
): string {
  if (reading?.status === "failed") return t("added.nothing");
  const found = candidates.filter((it) => !known.has(it.id));
  const waiting = found.filter((it) => it.status === "review").length;
  const [first] = candidates;
  if (!first) return t("added.none");
  if (found.length === 0)
    return candidates.length === 1
      ? t("added.already", { name: first.name })
      : t("added.allAlready", { count: String(candidates.length) });
  if (found.length === 1 && reading === null)
    return waiting === 1
      ? t("added.oneWaiting", { name: found[0]?.name ?? "" })
      : t("added.oneBoard", { name: found[0]?.name ?? "" });
  return t("added.found", {
    found: found.length,
    waiting: waiting === 0 ? "none" : waiting === found.length ? "all" : "some",
    waits: String(waiting),
    there: candidates.length - found.length,
  });
}
