"use client";

import { todayIn } from "@caravan/domain/calendar";
import { Luggage, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { deviceZone } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { useWideWindow } from "@/ui/use-window-size.ts";
import { AvailabilityCheck } from "./availability-check.tsx";
import { BookingCard } from "./booking-card.tsx";
import { t } from "./messages/index.ts";
import { kindOptions, kindWords } from "./messages.ts";
import { type Booking, type BookingKind, useBookings, useTripChoices } from "./use-bookings.ts";

const groupWords = (): Readonly<Record<BookingGroup, { label: string; none: string }>> => ({
  upcoming: { label: t("upcoming"), none: t("upcoming.none") },
  past: { label: t("past"), none: t("past.none") },
  cancelled: { label: t("cancelled"), none: t("cancelled.none") },
});

export function BookingList() {
  const { bookings, ...list } = useBookings();
  const wide = useWideWindow();
  if (list.isPending) {
    return (
      <Loading
        label={t("list.loading")}
        className="flex flex-col gap-4 lg:mr-88"
        blocks={["h-11 w-72 max-w-full", "h-32 rounded-card", "h-32 rounded-card", "h-32 rounded-card"]}
      />
    );
  }
  if (list.isError && bookings.length === 0) {
    return <QueryError title={t("list.failed")} query={list} />;
  }
  if (bookings.length === 0) {
    return (
      <EmptyState
        art={<Luggage />}
        title={t("list.empty")}
        description={t("list.emptyText")}
        action={
          <ButtonLink href="/bookings/new" icon={<Plus />}>
            {t("list.addFirst")}
          </ButtonLink>
        }
      />
    );
  }
  const check = <AvailabilityCheck key="check" />;
  // Beside or above the list; the tab order follows the visual order.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {!wide && check}
      <BookingGroups bookings={bookings}>
        <LoadMore list={list} className="flex flex-col items-center gap-4" />
      </BookingGroups>
      {wide && check}
    </div>
  );
}

function BookingGroups({
  bookings,
  children,
}: {
  bookings: ReturnType<typeof useBookings>["bookings"];
  children: ReactNode;
}) {
  const [shelf, setShelf] = useState<BookingGroup>("upcoming");
  const [kind, setKind] = useState("all");
  const { names } = useTripChoices();
  const shelves = groupByStatus(bookings, today());
  const shown = shelves[shelf].filter((it) => kind === "all" || it.kind === kind);
  const none = kind === "all" ? groupWords()[shelf].none : t("ofKind", { none: groupWords()[shelf].none });
  return (
    <section aria-label={t("bookings")} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t("which")}
          value={shelf}
          onValueChange={setShelf}
          segments={groupNames.map((value) => ({
            value,
            label: `${groupWords()[value].label} ${shelves[value].length}`,
          }))}
        />
        <div className="w-40 max-sm:w-full">
          <Select aria-label={t("kind")} options={kindOptions()} value={kind} onValueChange={setKind} />
        </div>
      </div>
      <p
        role="status"
        className={shown.length > 0 ? "sr-only" : "rounded-card border border-dashed p-8 text-center text-muted"}
      >
        {shown.length > 0
          ? t("shown", { count: String(shown.length), kind: kind === "all" ? "" : kindWords()[kind as BookingKind] })
          : `${none}.`}
      </p>
      <ul aria-label={groupWords()[shelf].label} className="flex flex-col gap-4 empty:hidden">
        {shown.map((it) => (
          <li key={it.id}>
            <BookingCard booking={it} trip={it.trip_id === null ? undefined : names.get(it.trip_id)} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

const groupNames = ["upcoming", "past", "cancelled"] as const;
type BookingGroup = (typeof groupNames)[number];

type Groupable = Pick<Booking, "status" | "start_date" | "end_date">;

/**
 * The bookings: upcoming ones, soonest first; past ones, latest first; and cancelled ones. Bookings without a date come
 * after the upcoming ones.
 */
export function groupByStatus<It extends Groupable>(
  bookings: readonly It[],
  today: string,
): Readonly<Record<BookingGroup, It[]>> {
  const kept = bookings.filter((it) => it.status === "confirmed");
  const isPast = (it: It) => it.start_date !== null && (it.end_date ?? it.start_date) < today;
  return {
    upcoming: kept.filter((it) => !isPast(it)).sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1)),
    past: kept.filter(isPast).sort(latestFirst),
    cancelled: bookings.filter((it) => it.status === "cancelled").sort(latestFirst),
  };
}

const startOf = (it: Groupable) => it.start_date ?? "9999";
const latestFirst = (a: Groupable, b: Groupable) => (startOf(a) < startOf(b) ? 1 : -1);

/** Today's date where the reader is. */
function today(): string {
  return todayIn(deviceZone(), new Date());
}
