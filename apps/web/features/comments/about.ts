import type { ApiOutputs } from "@/features/api-client/index.ts";

export type Comment = ApiOutputs["comments"]["list"]["comments"][number];
export type Counts = ApiOutputs["comments"]["list"]["counts"];

/** Where comments are: on a trip, or on the board of a group. */
export type Home = { readonly tripId: string } | { readonly tripCode: string };

/** What a comment is about. */
export type About =
  | { readonly kind: "trip" }
  | { readonly kind: "activity" | "day" | "proposal" | "place"; readonly id: string };

const fields = { activity: "activity_id", day: "day_id", proposal: "proposal_id", place: "candidate_id" } as const;

/** As the API names it; nothing for the trip itself. */
export const aboutInput = (about: About): Partial<Record<"activity_id" | "day_id" | "proposal_id", string>> =>
  about.kind === "trip" ? {} : { [fields[about.kind]]: about.id };

/** How many comments there are about one thing; about the trip, about everything on it. */
export function countOf(counts: Counts, about: About): number {
  const those = about.kind === "trip" ? counts : counts.filter((it) => it[fields[about.kind]] === about.id);
  return those.reduce((sum, it) => sum + it.count, 0);
}

const pattern = /^(?:trip|(activity|day|proposal|place):([0-9a-f-]{36}))$/i;

/** From an address: `trip`, or `activity:<id>`. Null for what is not there: a board has places, and a trip all the others. */
export function aboutIn(text: string | null, home: Home): About | null {
  const found = text === null ? null : pattern.exec(text);
  if (!found) return null;
  const [, kind = "trip", id = ""] = found;
  if ((kind === "place") !== "tripCode" in home) return null;
  return kind === "trip" ? { kind } : { kind: kind as "activity", id };
}

/** Names one thing among all: the opposite of {@link aboutIn}. */
export const nameOf = (about: About): string => (about.kind === "trip" ? "trip" : `${about.kind}:${about.id}`);

/** The page with the comments about it open, as the inbox has it. */
export const addressOf = (home: Home, about: About): string =>
  "tripId" in home
    ? `/trips/${home.tripId}?comments=${nameOf(about)}`
    : `/groups/${home.tripCode}?tab=board&comments=${nameOf(about)}`;
