"use client";

import { type ReactNode, useId } from "react";
import { inSentence } from "@/ui/format.ts";
import { DateField, Input } from "@/ui/input.tsx";
import { TimeField } from "@/ui/time-field.tsx";
import { t } from "../messages/page/index.ts";
import { isEmptyPlace, type MomentDraft, type PlaceDraft } from "../model/segment-draft.ts";
import type { SegmentKind } from "../types.ts";

interface PlaceFieldProps {
  label: string;
  kind: SegmentKind;
  error: string | undefined;
  aside?: ReactNode;
  value: PlaceDraft;
  onValueChange(value: PlaceDraft): void;
}

const nameHints = (): Record<SegmentKind, string> => ({
  flight: t("hint.airport"),
  train: t("hint.station"),
  hotel: t("hint.place"),
  car_rental: t("hint.office"),
  meeting: t("hint.place"),
  other: t("hint.place"),
});

/** A place by its name, with the code of an airport or the address where they make sense. */
export function PlaceField({ label, kind, error, aside, value, onValueChange }: PlaceFieldProps) {
  const labelId = useId();
  const errorId = useId();
  const coded = kind === "flight" || kind === "car_rental" || value.iata !== "";
  const addressed = kind !== "flight" || value.address !== "";
  const wrong = error ? ({ "aria-invalid": true, "aria-describedby": errorId } as const) : {};
  const set = (change: Partial<PlaceDraft>) => onValueChange({ ...value, ...change });
  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="font-medium text-[0.9375rem]">
          {label}
        </span>
        {aside}
      </div>
      <div className={coded ? "grid grid-cols-[minmax(0,1fr)_6rem] gap-2" : "grid gap-2"}>
        <Input
          aria-label={`${label}: ${inSentence(nameHints()[kind])}`}
          {...wrong}
          placeholder={nameHints()[kind]}
          value={value.name}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        {coded && (
          <Input
            aria-label={t("field.airportCode", { field: label })}
            {...wrong}
            placeholder={t("code")}
            value={value.iata}
            maxLength={3}
            autoComplete="off"
            className="uppercase placeholder:normal-case"
            onChange={(event) => set({ iata: event.currentTarget.value })}
          />
        )}
        {addressed && (
          <Input
            aria-label={t("field.address", { field: label })}
            placeholder={isEmptyPlace(value) ? t("address.ifAny") : t("address")}
            value={value.address}
            maxLength={500}
            autoComplete="off"
            className="col-span-full"
            onChange={(event) => set({ address: event.currentTarget.value })}
          />
        )}
      </div>
      {error && (
        <p id={errorId} className="flex gap-1.5 font-medium text-danger text-sm">
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface MomentFieldProps {
  label: string;
  error: string | undefined;
  aside?: ReactNode;
  value: MomentDraft;
  onValueChange(value: MomentDraft): void;
}

/** A date and, if known, a local time. */
export function MomentField({ label, error, aside, value, onValueChange }: MomentFieldProps) {
  const labelId = useId();
  const errorId = useId();
  const wrong = error ? ({ "aria-invalid": true, "aria-describedby": errorId } as const) : {};
  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="font-medium text-[0.9375rem]">
          {label}
        </span>
        {aside}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-2">
        <DateField
          aria-label={t("field.day", { field: label })}
          {...wrong}
          value={value.date}
          onValueChange={(date) => onValueChange({ ...value, date })}
        />
        <div className="flex min-w-0 flex-col gap-1.5">
          <TimeField
            aria-label={t("field.time", { field: label })}
            {...wrong}
            value={value.clock}
            onValueChange={(clock) => onValueChange({ ...value, clock })}
          />
        </div>
      </div>
      {error && (
        <p id={errorId} className="flex gap-1.5 font-medium text-danger text-sm">
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
    </fieldset>
  );
}
