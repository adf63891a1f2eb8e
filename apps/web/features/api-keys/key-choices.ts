import type { Scope } from "@caravan/domain/scopes";
import { t } from "./messages/index.ts";

/** What a scope lets an agent do, in plain words. */
export const scopeWords = (scope: Scope): string => t(`scope.${scope}`);

/** How long a key lives, in days. */
export const lifetimes = () => [
  { value: "30", label: t("days30") },
  { value: "90", label: t("days90") },
  { value: "365", label: t("year") },
  { value: "never", label: t("never") },
];

/** The limits of a key as its selects have them. */
export interface LimitDraft {
  readonly changes: string;
  readonly trips: string;
}

const none = "none";
export const noLimits: LimitDraft = { changes: none, trips: none };

/** A stored limit stays a choice, also when it is none of those that are offered. */
const withStored = (offered: readonly { value: string; label: string }[], value: string) =>
  offered.some((it) => it.value === value) ? offered : [...offered, { value, label: value }];

export const changesChoices = (value: string) =>
  withStored(
    [
      { value: none, label: t("noLimit") },
      { value: "20", label: t("hour20") },
      { value: "100", label: t("hour100") },
    ],
    value,
  );
export const newTripChoices = (value: string) =>
  withStored(
    [
      { value: none, label: t("noLimit") },
      { value: "0", label: t("trips.none") },
      { value: "1", label: t("trips.one") },
      { value: "5", label: t("trips.five") },
    ],
    value,
  );

export const draftOfLimits = (key: { changes_an_hour: number | null; most_trips: number | null }): LimitDraft => ({
  changes: String(key.changes_an_hour ?? none),
  trips: String(key.most_trips ?? none),
});

const limitOf = (value: string) => (value === none ? null : Number(value));

/** Null: without a limit. */
export const limitsOf = ({ changes, trips }: LimitDraft) => ({
  changes_an_hour: limitOf(changes),
  most_trips: limitOf(trips),
});

/** The same for a verb that wants limits left out that are not there. */
export function limitsToSend(draft: LimitDraft): { changes_an_hour?: number; most_trips?: number } {
  const { changes_an_hour, most_trips } = limitsOf(draft);
  return { ...(changes_an_hour !== null && { changes_an_hour }), ...(most_trips !== null && { most_trips }) };
}
