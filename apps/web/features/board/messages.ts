import { type PlaceCategory, placeCategories, type Vote } from "@caravan/domain/field-choices";
import { Check, CircleHelp, type LucideIcon, X } from "lucide-react";
import { count } from "@/ui/format.ts";
import type { Candidate, Inspired } from "./model/types.ts";

export const categoryWords: Record<PlaceCategory, string> = {
  food: "Food",
  sight: "Sight",
  activity: "Activity",
  shopping: "Shopping",
  nature: "Nature",
  nightlife: "Nightlife",
  stay: "Stay",
  other: "Other",
};

export const categoryOptions = placeCategories.map((value) => ({ value, label: categoryWords[value] }));

export const voteWords: Record<Vote, string> = { in: "In", unsure: "Unsure", out: "Out" };
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
  const person = by.user_id === reader ? "you" : by.name;
  return by.agent_name ? `${by.agent_name} for ${person}` : person;
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
  if (reading?.status === "failed") return "Nothing could be read.";
  const found = candidates.filter((it) => !known.has(it.id));
  const waiting = found.filter((it) => it.status === "review").length;
  const [first] = candidates;
  if (!first) return "No places were found.";
  if (found.length === 0)
    return candidates.length === 1 ? `${first.name} was already here.` : `All ${candidates.length} were already here.`;
  if (found.length === 1 && reading === null)
    return waiting === 1
      ? `${found[0]?.name} was added and is waiting for review.`
      : `${found[0]?.name} is on the board.`;
  const there = candidates.length - found.length;
  return [
    `${count(found.length, "place")} found`,
    waiting === found.length && ", waiting for review",
    waiting < found.length && waiting > 0 && `, ${waiting} waiting for review`,
    there > 0 && `; ${there} more ${there === 1 ? "was" : "were"} already here`,
    ".",
  ]
    .filter(Boolean)
    .join("");
}
