import { capitalize } from "@caravan/domain/join-words";
import type { ApiOutputs } from "@/features/api-client/index.ts";
import { formatList, formatNumber } from "@/ui/format.ts";
import { t } from "./messages/index.ts";

export type RevertReport = ApiOutputs["keys"]["revertEdits"];
export type RevertedTrips = RevertReport["trips"];
type Kept = RevertedTrips[number]["kept"][number];

/** "12 changes on 2 trips"; null when there is nothing to revert. */
function revertedChanges(trips: RevertedTrips): string | null {
  const touched = trips.filter((it) => it.taken_back.length > 0);
  const changes = touched.reduce((sum, it) => sum + it.taken_back.length, 0);
  return changes === 0 ? null : t("onTrips", { changes, trips: touched.length });
}

/**
 * "Takes back 12 changes on 2 trips and turns down 1 proposal", or the same in the past; null when there is nothing.
 */
export function revertSummary(
  report: Pick<RevertReport, "trips" | "withdrawn_proposals" | "records">,
  done = false,
): string | null {
  const changes = revertedChanges(report.trips);
  const older = !done && changes !== null && report.trips.some((it) => it.more);
  const proposals = report.withdrawn_proposals.length;
  const records = report.records.taken_back.length;
  const isDone = done ? "yes" : "no";
  const said = [
    ...(changes === null
      ? []
      : [older ? t("sum.older", { what: changes }) : t("sum.changes", { done: isDone, what: changes })]),
    ...(records > 0 ? [t("sum.records", { done: isDone, count: records })] : []),
    ...(proposals > 0 ? [t("sum.proposals", { done: isDone, count: proposals })] : []),
  ];
  const [first = "", second = ""] = said;
  const words = older && said.length === 2 ? t("sum.and", { first, second }) : formatList(said);
  return words ? capitalize(words) : null;
}

/** More titles would hide the rest of the report. */
const MOST_TITLES = 5;

/** "It made 1 trip, which stays: Porto (delete it yourself)."; null when it made none. */
export function createdTripsText(created: RevertReport["created_trips"]): string | null {
  if (created.length === 0) return null;
  const titles = created.slice(0, MOST_TITLES).map((it) => it.title);
  const more = created.length - titles.length;
  const named = formatList(more > 0 ? [...titles, t("more", { count: formatNumber(more) })] : titles);
  return t("createdTrips", { count: created.length, named });
}

/** The results of two calls as one: counts are added up, and the later call knows what stays. */
export function mergeReports(earlier: RevertReport | null, later: RevertReport): RevertReport {
  if (!earlier) return later;
  const merged = new Map(earlier.trips.map((it) => [it.trip_id, it]));
  for (const trip of later.trips) {
    const before = merged.get(trip.trip_id)?.taken_back ?? [];
    merged.set(trip.trip_id, { ...trip, taken_back: [...before, ...trip.taken_back] });
  }
  return {
    trips: [...merged.values()],
    created_trips: later.created_trips,
    records: {
      taken_back: [...earlier.records.taken_back, ...later.records.taken_back],
      kept: later.records.kept,
    },
    withdrawn_proposals: [...earlier.withdrawn_proposals, ...later.withdrawn_proposals],
  };
}

type RecordName = RevertReport["records"]["taken_back"][number];

/** "Booking added: Hotel Avenida". */
export function recordText({ kind, name, action }: RecordName): string {
  const words = `${capitalize(kind)} ${action}`;
  return name === null ? words : `${words}: ${name}`;
}

const recordReasons = (): Readonly<Record<RevertReport["records"]["kept"][number]["because"], string>> => ({
  changed_since: t("kept.changed"),
  in_use: t("kept.inUse"),
  no_access: t("kept.noAccess"),
  no_longer_fits: t("kept.noFit"),
});

/** "Group trip added: Ours: something else has been added to it since". */
export const keptRecordText = (it: RevertReport["records"]["kept"][number]): string =>
  `${recordText(it)}: ${recordReasons()[it.because]}`;

/** "Ana and Rui have changed it since"; the reason why a change stays. */
export function keptReason({ because }: Pick<Kept, "because">): string {
  const names = [...new Set(because.map((it) => it.author ?? t("somebody")))];
  if (names.length === 0) return t("kept.noLongerFits");
  return t("kept.byOthers", { count: names.length, names: formatList(names) });
}
