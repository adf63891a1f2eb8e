"use client";

import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDate, formatDateRange } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { t } from "../messages/index.ts";
import { groupDays, withDays } from "../model/answer-form.ts";

/** Single days and ranges of days, as chips. It is used inside a Field, whose label is that of the first date. */
export function DaysField({
  value,
  onValueChange,
}: {
  value: readonly string[];
  onValueChange: (days: string[]) => void;
}) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const untilId = useId();
  const added = withDays(value, from, to);

  const add = () => {
    if (!added) return setAnnouncement(t("days.chooseFirst"));
    onValueChange(added);
    setAnnouncement(t("added", { what: words(from, to || from) }));
    setFrom("");
    setTo("");
  };
  const remove = (start: string, end: string) => {
    onValueChange(value.filter((day) => day < start || day > end));
    setAnnouncement(t("removed", { what: words(start, end) }));
  };

  return (
    <div className="flex flex-col gap-2.5">
      <div className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <DateField value={from} onValueChange={setFrom} className="max-sm:px-2.5" />
        {/* A name of its own, because the label of the Field belongs to the first. */}
        <DateField
          id={untilId}
          aria-label={t("days.until")}
          value={to}
          onValueChange={setTo}
          className="max-sm:px-2.5"
          {...(from && { min: from })}
        />
        <Button
          variant="secondary"
          icon={<Plus />}
          aria-disabled={added === null}
          onClick={add}
          className="max-sm:col-span-2"
        >
          {t("add")}
        </Button>
      </div>
      {value.length > 0 && (
        <ul aria-label={t("days.chosen")} className="flex flex-wrap gap-1.5">
          {groupDays(value).map(({ start, end }) => (
            <li
              key={start}
              className="flex items-center rounded-lg bg-warning-soft text-[0.9375rem] text-on-warning-soft"
            >
              <span className="py-1 pl-2.5">{words(start, end)}</span>
              <button
                type="button"
                aria-label={t("removeOne", { what: words(start, end) })}
                onClick={() => remove(start, end)}
                className="grid size-8 place-items-center rounded-lg hover:bg-current/10 pointer-coarse:size-11"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

const words = (start: string, end: string) => (start === end ? formatDate(start, "day") : formatDateRange(start, end));

interface Span {
  readonly start: string;
  readonly end: string;
}

interface DaySpanProps {
  labels: Readonly<Record<keyof Span, string>>;
  /** Empty until they are chosen. */
  value: Span;
  onChange: (change: Partial<Span>) => void;
  errors: Readonly<Record<keyof Span, string | undefined>>;
}

/** A first and a last day in the grid around them. The last day follows the first until it is chosen itself. */
export function DaySpan({ labels, value, onChange, errors }: DaySpanProps) {
  return (
    <>
      <Field label={labels.start} error={errors.start}>
        <DateField
          className="max-sm:px-2.5"
          value={value.start}
          onValueChange={(start) => onChange({ start, ...(!value.end && { end: start }) })}
        />
      </Field>
      <Field label={labels.end} error={errors.end}>
        <DateField
          className="max-sm:px-2.5"
          value={value.end}
          onValueChange={(end) => onChange({ end })}
          {...(value.start && { min: value.start })}
        />
      </Field>
    </>
  );
}
