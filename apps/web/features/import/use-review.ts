import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  type DomainError,
  domainError,
  type ErrorDetail,
  useApi,
  useRunMutation,
} from "@/features/api-client/index.ts";
import { changedFields, changeOf, draftOf, problemsOf, type SegmentDraft } from "@/features/travel/index.ts";
import { formatClauses, spellValues } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { type Confirmation, importQueue, type Saved, type SegmentWish, type TripOption } from "./import-queue.ts";
import { t } from "./messages/index.ts";
import { reviewAddress } from "./review-address.ts";

/** A confirmation under review: what was read, with its owner's corrections, and where it will be saved. */
export function useReview(confirmation: Confirmation, tripId: string | null) {
  const api = useApi();
  const run = useRunMutation();
  const router = useRouter();
  const [before] = useState(() => confirmation.segments.map(draftOf));
  const [drafts, setDrafts] = useState<readonly SegmentDraft[]>(before);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [target, setTarget] = useState<Target>(() => firstTarget(confirmation, tripId));
  const [error, setError] = useState<DomainError | null>(null);
  const [busy, setBusy] = useState<"saving" | "discarding" | null>(null);

  const wishes = (): SegmentWish[] =>
    drafts.flatMap((draft, index): SegmentWish[] => {
      if (skipped.has(index)) return [{ index, skip: true }];
      const change = changeOf(before[index] ?? draft, draft);
      return Object.keys(change).length > 0 ? [{ index, ...change }] : [];
    });

  /** This one is done: opens the next one that was read with it, else the trip on which it was saved. */
  const leave = (otherwise: string) => {
    const next = importQueue.done(confirmation.id);
    router.push(next?.confirmationId ? reviewAddress(next.confirmationId, tripId) : otherwise);
    return next;
  };

  return {
    drafts,
    skipped,
    target,
    setTarget,
    busy,
    error,
    isEmpty: skipped.size === drafts.length,
    change(index: number, change: Partial<SegmentDraft>) {
      setDrafts((now) => now.map((it, at) => (at === index ? { ...it, ...change } : it)));
    },
    changed: (index: number) => {
      const [was, is] = [before[index], drafts[index]];
      return was && is ? changedFields(was, is) : [];
    },
    skip(index: number, off: boolean) {
      setSkipped((now) => {
        const next = new Set(now);
        if (off) next.add(index);
        else next.delete(index);
        return next;
      });
    },
    /** The errors of one segment, with the paths of its form. */
    problemsOf(index: number): readonly ErrorDetail[] {
      return (error?.details ?? []).flatMap(({ path, message }) => {
        const [list, at, ...rest] = path.split(".");
        return list === "segments" && Number(at) === index ? [{ path: rest.join("."), message }] : [];
      });
    },
    async save() {
      const open = drafts.flatMap((draft, index) =>
        skipped.has(index)
          ? []
          : problemsOf(draft).map(({ path, message }) => ({ path: `segments.${index}.${path}`, message })),
      );
      if (open.length > 0) return setError({ code: "incomplete", message: t("missing"), details: open, status: 0 });
      const segments = wishes();
      setBusy("saving");
      setError(null);
      try {
        const trip_id = target?.kind === "trip" ? target.id : null;
        const saved = await run(api.confirmations.save.mutationOptions(), {
          confirmation_id: confirmation.id,
          trip_id,
          segments,
        });
        const words = savedWords(saved);
        const next = leave(`/trips/${saved.trip_id}/travel`);
        const description = [words.description, next && `Next: ${next.name}.`].filter(Boolean).join(" ");
        toast({ ...words, description, durationMs: saved.warnings?.length ? 14_000 : 8_000 });
      } catch (failure) {
        setError(withFormIndexes(domainError(failure), segments));
        setBusy(null);
      }
    },
    async discard() {
      setBusy("discarding");
      try {
        await run(api.confirmations.discard.mutationOptions(), { confirmation_id: confirmation.id });
      } catch (failure) {
        const problem = domainError(failure);
        // It is gone already, which is the wanted result.
        if (problem.status !== 404) {
          setBusy(null);
          return setError(problem);
        }
      }
      leave(tripId === null ? "/import" : `/import?trip=${tripId}`);
      toast({ title: t("discarded") });
    },
  };
}

export type Review = ReturnType<typeof useReview>;

/** The server counts the sent segments; the form counts the read ones. */
function withFormIndexes(error: DomainError, sent: readonly SegmentWish[]): DomainError {
  const details = error.details.map((detail) => ({
    ...detail,
    path: detail.path.replace(/^segments\.(\d+)/, (_, at) => `segments.${sent[Number(at)]?.index ?? at}`),
  }));
  return { ...error, details };
}

/** Where a confirmation is saved: a trip, a new one, one that has to be chosen, or unknown yet. */
export type Target =
  | { readonly kind: "trip"; readonly id: string }
  | { readonly kind: "new" }
  | { readonly kind: "other" }
  | null;

export const isChosen = (target: Target) => target?.kind === "trip" || target?.kind === "new";

/** The trip on whose page it was added, else the one that fits, else a new one. */
function firstTarget({ suggestion }: Confirmation, tripId: string | null): Target {
  if (tripId !== null) return { kind: "trip", id: tripId };
  if (suggestion.trip) return { kind: "trip", id: suggestion.trip.id };
  return suggestion.new_trip ? { kind: "new" } : null;
}

interface SuggestedTrip {
  readonly trip: TripOption;
  readonly why: string;
}

/**
 * The trips with a line of their own; any other is chosen from a list.
 *
 * @param from the trip on whose page it was added
 */
export function suggestedTrips({ suggestion }: Confirmation, from: TripOption | null): SuggestedTrip[] {
  const all = [
    ...(from ? [{ trip: from, why: t("why.from") }] : []),
    ...(suggestion.trip ? [{ trip: suggestion.trip, why: t("why.best") }] : []),
    ...suggestion.others.map((trip) => ({ trip, why: t("why.also") })),
  ];
  return all.filter(({ trip }, index) => index === all.findIndex((it) => it.trip.id === trip.id));
}

/** The result of saving a confirmation, for a toast. */
export function savedWords({ trip, trip_created, changes, warnings = [] }: Saved): {
  title: string;
  description: string;
} {
  const { created, updated, unchanged, kept_off } = changes;
  const parts = [
    created > 0 && t("done.added", { count: String(created) }),
    updated > 0 && t("done.updated", { count: String(updated) }),
    unchanged > 0 && t("done.unchanged", { count: String(unchanged) }),
    kept_off > 0 && t("done.off", { count: kept_off }),
  ].filter((it) => it !== false);
  const happened = parts.length > 0 ? t("done.sentence", { what: formatClauses(parts) }) : "";
  return {
    title: trip_created ? t("done.newTrip", { trip: trip.title }) : t("done.saved", { trip: trip.title }),
    description: [happened, ...warnings.map((it) => spellValues(it.message))].filter(Boolean).join(" "),
  };
}
