"use client";

import { type ReactNode, useId } from "react";
import { Input } from "@/ui/input.tsx";
import { isEmptyPlace, type PlaceDraft } from "./segment-draft.ts";
import type { SegmentKind } from "./types.ts";

export interface PlaceFieldProps {
  label: string;
  kind: SegmentKind;
  error: string | undefined;
  aside?: ReactNode;
  value: PlaceDraft;
  onValueChange(value: PlaceDraft): void;
}

const nameHints: Record<SegmentKind, string> = {
  flight: "Airport or city",
  train: "Station",
  hotel: "Name of the place",
  car_rental: "Office or airport",
  meeting: "Name of the place",
  other: "Name of the place",
};

/** A place by its name; the code of an airport and the address stand beside it where they make sense. */
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
          aria-label={`${label}: ${nameHints[kind].toLowerCase()}`}
          {...wrong}
          placeholder={nameHints[kind]}
          value={value.name}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        {coded && (
          <Input
            aria-label={`${label}: airport code`}
            {...wrong}
            placeholder="Code"
            value={value.iata}
            maxLength={3}
            autoComplete="off"
            className="uppercase placeholder:normal-case"
            onChange={(event) => set({ iata: event.currentTarget.value })}
          />
        )}
        {addressed && (
          <Input
            aria-label={`${label}: address`}
            placeholder={isEmptyPlace(value) ? "Address, if there is one" : "Address"}
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
