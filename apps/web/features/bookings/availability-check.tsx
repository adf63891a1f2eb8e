"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarCheck, CalendarX, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { Field } from "@/ui/field.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { t } from "./messages/index.ts";
import { whenOf } from "./messages.ts";
import type { Booking } from "./use-bookings.ts";

type Conflict = Omit<Booking, "segments_status">;

/** Whether anything is booked on some dates, among the person's own records. */
export function AvailabilityCheck() {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  const [start, setStart] = useState("");
  const [end, setEnd] = useState("");
  const [from, to] = [start || end, end || start];
  const backwards = from > to;
  const dates = { start: from, end: to };
  const asked = from !== "" && !backwards;
  const answer = useQuery({
    ...api.bookings.availability.queryOptions({ dates }),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="heading-section max-lg:hidden">{t("free.title")}</h2>
      {/* Above a long list it takes only the room that it needs. */}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={() => setOpen(!open)}
        className="tap flex w-full items-center justify-between gap-3 rounded-control text-left lg:hidden"
      >
        <span className="heading-section">{t("free.title")}</span>
        <ChevronDown aria-hidden="true" className={classNames("size-5 text-muted", open && "rotate-180")} />
      </button>
      <div id={bodyId} className={classNames("mt-4 flex flex-col gap-4", !open && "max-lg:hidden")}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <Field label={t("from")}>
            <DateField value={start} onValueChange={setStart} />
          </Field>
          <Field label={t("to")} error={backwards ? t("beforeStart") : undefined}>
            <DateField value={end} onValueChange={setEnd} {...(start && { min: start })} />
          </Field>
        </div>
        <div role="status" className="empty:hidden">
          {!asked && !backwards && <p className="text-faint text-sm">{t("free.hint")}</p>}
          {asked && answer.isError && <p className="text-danger">{domainError(answer.error).message}</p>}
          {asked && answer.data && <Verdict span={formatDateRange(from, to)} conflicts={answer.data.conflicts} />}
        </div>
      </div>
    </Card>
  );
}

function Verdict({ span, conflicts }: { span: string; conflicts: readonly Conflict[] }) {
  const free = conflicts.length === 0;
  const Icon = free ? CalendarCheck : CalendarX;
  return (
    <div
      className={classNames(
        "rounded-card p-4",
        free ? "bg-success-soft text-on-success-soft" : "bg-warning-soft text-on-warning-soft",
      )}
    >
      <p className="flex items-center gap-2 font-medium">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {free ? t("free.none", { span }) : t("free.some", { count: conflicts.length, span })}
      </p>
      {!free && (
        <ul className="mt-2 flex flex-col">
          {conflicts.map((it) => (
            <li key={it.id}>
              <Link href={`/bookings/${it.id}`} className="tap flex flex-wrap items-center gap-x-2">
                <span className="wrap-anywhere underline underline-offset-4">{it.title}</span>
                <span className="text-sm">{whenOf(it)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
