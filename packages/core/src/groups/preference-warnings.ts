import { parsePlaceName, vetoCovers } from "@caravan/domain/alignment/place-name";
import { todayIn } from "@caravan/domain/calendar";
import type { Warning } from "@caravan/domain/trip/warning";
import { said } from "@caravan/domain/words/sentence";
import type { StoredPreferences } from "./group-people.ts";

type Doubtful = Pick<StoredPreferences, "dates" | "destination">;

/** Warnings about stored values that are probably a mistake: a round would use them as they are. */
export function preferenceWarnings({ dates, destination }: Doubtful, now: Date): Warning[] {
  const past = pastDateWarnings(dates?.ideal_start, now, "preferences.dates.ideal_start");
  const vetoes = (destination?.veto ?? []).map(parsePlaceName);
  const own = destination?.top_choices.find((name) => vetoes.some((it) => vetoCovers(it, parsePlaceName(name))));
  return own === undefined ? past : [...past, ownVeto(own)];
}

/** Past dates are stored, since somebody may mean a past trip, but cannot be planned. */
export function pastDateWarnings(start: string | undefined, now: Date, path: string): Warning[] {
  const today = todayIn("UTC", now);
  if (start === undefined || start >= today) return [];
  return [
    {
      code: "dates_past",
      message: said`These dates begin on ${start}, which is in the past: today is ${today}.`,
      path,
    },
  ];
}

const ownVeto = (place: string): Warning => ({
  code: "own_veto",
  message: said`${place} is both among the choices and ruled out. The veto counts.`,
  path: "preferences.destination.veto",
});
