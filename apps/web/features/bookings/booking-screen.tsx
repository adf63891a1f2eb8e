"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Pencil, Unlink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatAmount, formatClock, formatDate, formatMoney } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Loading, Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { useDocumentTitle } from "@/ui/use-document-title.ts";
import { CancelButton, TripLink } from "./booking-actions.tsx";
import { KindIcon } from "./booking-card.tsx";
import { StatusBadge } from "./booking-status.tsx";
import { t } from "./messages/index.ts";
import { formWords, guestsOf, kindWords, whereOf } from "./messages.ts";
import { type OtherDetail, otherDetails } from "./other-details.ts";
import type { BookedSegment, Booking } from "./use-bookings.ts";

// Most bookings are stays and tables, which the facts state.
const BookedSegments = loadedApart(() => import("./booked-segments.tsx").then((it) => it.BookedSegments), {
  loading: () => <Skeleton className="h-72 w-full rounded-card" />,
});
// Loaded when somebody changes the booking: most visits only read.
const EditBooking = loadedApart(() => import("./booking-form.tsx").then((it) => it.EditBooking));

export function BookingScreen({ bookingId }: { bookingId: string }) {
  const api = useApi();
  const query = useQuery(api.bookings.get.queryOptions({ booking_id: bookingId }));
  const [editing, setEditing] = useState(false);
  const error = query.error && domainError(query.error);
  const booking = query.data?.booking;
  useDocumentTitle(booking ? `${booking.title} · Caravan` : null);

  if (error && [400, 403, 404].includes(error.status)) return <NotFound />;
  if (error && !booking)
    return (
      <ErrorState
        headingLevel={1}
        title={t("one.failed")}
        description={error.message}
        onRetry={() => void query.refetch()}
      />
    );
  if (!booking)
    return (
      <Loading
        label={t("one.loading")}
        className="mx-auto flex w-full max-w-2xl flex-col gap-4"
        blocks={["h-9 w-72 max-w-full", "h-72 w-full rounded-card"]}
      />
    );
  return editing ? (
    <EditBooking booking={booking} onDone={() => setEditing(false)} />
  ) : (
    <BookingDetail booking={booking} segments={query.data?.segments ?? []} onEdit={() => setEditing(true)} />
  );
}

function NotFound() {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <EmptyState
        headingLevel={1}
        art={<Unlink />}
        title={t("one.notFound")}
        description={t("one.notFoundText")}
        action={<ButtonLink href="/bookings">{t("yours")}</ButtonLink>}
      />
    </div>
  );
}

interface BookingDetailProps {
  booking: Booking;
  segments: readonly BookedSegment[];
  onEdit: () => void;
}

function BookingDetail({ booking, segments, onEdit }: BookingDetailProps) {
  // The dates of a stay or a table are its only part, which the facts state.
  const hasParts = segments.length > 1 || segments.some((it) => it.from !== null || it.to !== null);
  return (
    <article className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Link
        href="/bookings"
        className="tap -ml-2 flex items-center gap-2 self-start rounded-control px-2 text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("bookings")}
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap gap-2">
            <Badge icon={<KindIcon kind={booking.kind} />}>{kindWords()[booking.kind]}</Badge>
            <StatusBadge status={booking.segments_status} />
          </div>
          <h1 className="heading-page wrap-anywhere">{booking.title}</h1>
        </div>
        <Button variant="secondary" icon={<Pencil />} onClick={onEdit}>
          {t("edit")}
        </Button>
      </header>
      <Card padding="lg" className="flex flex-col gap-6">
        {hasParts && <BookedSegments booking={booking} segments={segments} />}
        <Facts booking={booking} dated={!hasParts} />
        <TripLink booking={booking} />
        <Further booking={booking} hasParts={hasParts} />
      </Card>
      <CancelButton booking={booking} />
    </article>
  );
}

/** `dated`: with its dates, which are not shown elsewhere. */
function Facts({ booking, dated }: { booking: Booking; dated: boolean }) {
  const words = formWords()[booking.kind];
  const moment = (date: string | null, time: string | null) =>
    date && [formatDate(date, "long"), formatClock(time ?? "")].filter(Boolean).join(", ");
  const { price, currency } = booking;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [words.start, dated && (moment(booking.start_date, booking.start_time) ?? t("noDates"))],
    [words.end, dated && moment(booking.end_date, booking.end_time)],
    [words.where, whereOf(booking)],
    [t("address"), booking.address],
    [booking.kind === "flight" ? t("travelers") : t("guests"), guestsOf(booking)],
    [t("bookedWith"), booking.provider],
    [t("number"), booking.confirmation_number && <span className="font-mono">{booking.confirmation_number}</span>],
    [
      t("price"),
      price !== null &&
        (currency ? formatMoney(price, currency) : t("unknownCurrency", { amount: formatAmount(price) })),
    ],
    [t("notes"), booking.notes && <span className="whitespace-pre-wrap">{booking.notes}</span>],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted max-sm:-mb-3">{label}</dt>
              <dd className="wrap-anywhere font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Parts of the request that are not shown above, as they were sent. The number of a journey is with its part. */
function Further({ booking, hasParts }: { booking: Booking; hasParts: boolean }) {
  const fields = otherDetails(booking).filter((it) => !hasParts || !/^(Flight|Train) number$/.test(it.name));
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="further" className="border-t pt-6">
      <h2 id="further" className="heading-section">
        {t("otherDetails")}
      </h2>
      <Fields fields={fields} />
    </section>
  );
}

function Fields({ fields }: { fields: readonly OtherDetail[] }) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {fields.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="wrap-anywhere text-muted max-sm:-mb-2">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
