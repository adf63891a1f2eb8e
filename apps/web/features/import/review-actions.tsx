"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { useNextPages } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import type { Confirmation, TripOption } from "./import-queue.ts";
import { t } from "./messages/index.ts";
import { isChosen, type Review, suggestedTrips, type Target } from "./use-review.ts";

export function ReviewActions({ review }: { review: Review }) {
  const [asking, setAsking] = useState(false);
  const left = review.drafts.length - review.skipped.size;
  const blocked = review.isEmpty || !isChosen(review.target);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t bg-paper/95 py-4 backdrop-blur-md lg:sticky lg:bottom-0 lg:-mx-6 lg:px-6">
      <Button
        loading={review.busy === "saving"}
        aria-disabled={blocked}
        className="aria-disabled:opacity-50"
        onClick={() => !blocked && review.busy === null && void review.save()}
      >
        {t("saveCount", { count: left })}
      </Button>
      <Button variant="danger-quiet" loading={review.busy === "discarding"} onClick={() => setAsking(true)}>
        {t("discard")}
      </Button>
      <p role="status" className="text-muted text-sm">
        {review.isEmpty ? t("allOut") : isChosen(review.target) ? "" : t("chooseWhere")}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title={t("discard.title")}
        description={t("discard.text")}
        confirmLabel={t("discard")}
        loading={review.busy === "discarding"}
        onConfirm={() => {
          setAsking(false);
          void review.discard();
        }}
      />
    </div>
  );
}

interface TripChoiceProps {
  confirmation: Confirmation;
  /** The trip whose page it was added on. */
  from: TripOption | null;
  target: Target;
  onTarget(target: Target): void;
  /** A segment has a date, without which no trip can be created. */
  dated: boolean;
}

/** The trip that it is saved on: the one that fits, a new one, or any other that the person may change. */
export function TripChoice({ confirmation, from, target, onTarget, dated }: TripChoiceProps) {
  const name = useId();
  const suggested = suggestedTrips(confirmation, from);
  const { new_trip } = confirmation.suggestion;
  const chosen = target?.kind === "trip" ? target.id : null;
  const elsewhere = target?.kind === "other" || (chosen !== null && !suggested.some((it) => it.trip.id === chosen));
  const { trips, failed } = useMyTrips(true);
  const others = trips?.filter((it) => !suggested.some(({ trip }) => trip.id === it.id)) ?? [];
  const option = (checked: boolean, pick: () => void, words: ReactNode) => (
    <label className="relative flex min-h-11 cursor-pointer items-start gap-3 rounded-control border px-3.5 py-2.5 has-checked:border-accent has-checked:bg-accent-soft/50 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input type="radio" name={name} checked={checked} onChange={pick} className="mt-1 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0 flex-1">{words}</span>
    </label>
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 heading-section">{t("where")}</legend>
      {suggested.map(({ trip, why }) => (
        <div key={trip.id}>
          {option(
            chosen === trip.id,
            () => onTarget({ kind: "trip", id: trip.id }),
            <Words title={trip.title} detail={`${formatDateRange(trip.start_date, trip.end_date)} · ${why}`} />,
          )}
        </div>
      ))}
      {(new_trip || dated) &&
        option(
          target?.kind === "new",
          () => onTarget({ kind: "new" }),
          <Words
            title={new_trip ? t("newTripTo", { destination: new_trip.destination }) : t("newTrip")}
            {...(new_trip && { detail: formatDateRange(new_trip.start_date, new_trip.end_date) })}
          />,
        )}
      {(others.length > 0 || elsewhere) &&
        option(elsewhere, () => onTarget({ kind: "other" }), <Words title={t("another")} />)}
      {elsewhere && (
        <Select
          aria-label={t("yourTrips")}
          value={chosen ?? undefined}
          placeholder={trips ? t("chooseTrip") : t("loadingTrips")}
          onValueChange={(id) => onTarget({ kind: "trip", id })}
          options={others.map((it) => ({
            value: it.id,
            label: it.title,
            hint: formatDateRange(it.start_date, it.end_date),
          }))}
        />
      )}
      {target === null && (
        <p className="text-muted text-sm">
          {failed ? t("trips.failed") : others.length > 0 ? t("noDates") : t("noDatesNew")}
        </p>
      )}
    </fieldset>
  );
}

function Words({ title, detail }: { title: string; detail?: string }) {
  return (
    <>
      <span className="block font-medium">{title}</span>
      {detail && <span className="block text-muted text-sm">{detail}</span>}
    </>
  );
}

/** All trips that the person may change, page after page, without cancelled ones. */
function useMyTrips(enabled: boolean) {
  const api = useApi();
  const list = useInfiniteQuery({
    ...api.trips.list.infiniteQueryOptions(
      { limit: 100 },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
    enabled,
  });
  useNextPages(list, enabled);
  const trips = list.data?.pages
    .flatMap((page) => page.trips)
    .filter((it) => it.role !== "viewer" && it.status !== "cancelled");
  return { trips, failed: list.isError };
}
