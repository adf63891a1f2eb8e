import { count } from "../../ui/format.ts";
import { ordinal } from "./proposal-words.ts";
import type { Concession } from "./types.ts";

/** What the proposal asks of somebody, kindly: "moves 2 days and gets their 2nd choice". */
export function concessionWords({ days_moved: days, choice_rank: rank }: Concession, isYou: boolean): string {
  const [s, their] = isYou ? ["", "your"] : ["s", "their"];
  const parts = [
    days !== null && (days === 0 ? `keep${s} ${their} dates` : `move${s} ${count(days, "day")}`),
    rank !== null &&
      (rank === 0 ? `go${isYou ? "" : "es"} along with another place` : `get${s} ${their} ${choice(rank)}`),
  ].filter((it) => it !== false);
  return parts.length > 0 ? parts.join(" and ") : `named no dates or places of ${their} own`;
}

const choice = (rank: number) => `${rank === 1 ? "first" : ordinal(rank)} choice`;

/** In a line, who has given way most; names of equals together. */
export function mostGiven(concessions: readonly Concession[]): readonly string[] {
  const most = Math.max(0, ...concessions.map((it) => it.gave_way_in_all));
  return most === 0 ? [] : concessions.filter((it) => it.gave_way_in_all === most).map((it) => it.name);
}
