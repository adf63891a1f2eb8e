"use client";

import { bookingKinds } from "@caravan/domain/fields";
import { useId } from "react";
import { DestinationField } from "@/features/trips/index.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { DateField, Input, Textarea } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { TimeField } from "@/ui/time-field.tsx";
import { KindIcon } from "./booking-card.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { formWords, kindWords } from "./messages.ts";
import type { BookingKind } from "./types.ts";

interface BookingFieldsProps {
  draft: BookingDraft;
  onChange: (part: Partial<BookingDraft>) => void;
  fault: (path: keyof BookingDraft) => string | undefined;
}

/** What a person knows of a booking, the kind first: it decides how the rest is asked. */
export function BookingFields({ draft, onChange, fault }: BookingFieldsProps) {
  const words = formWords[draft.kind];
  return (
    <>
      <Card padding="lg" className="flex flex-col gap-6">
        <KindChoice value={draft.kind} onValueChange={(kind) => onChange({ kind })} />
        <Field label={words.name} error={fault("name")}>
          <Input
            value={draft.name}
            maxLength={255}
            placeholder={words.nameHint}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </Field>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label={words.where} error={fault("where")}>
            <DestinationField
              value={draft.where}
              onValueChange={(where) => onChange({ where })}
              placeholder="Lisbon, Portugal"
            />
          </Field>
          <Field label="Address" optional>
            <Input
              value={draft.address}
              maxLength={255}
              autoComplete="off"
              onChange={(event) => onChange({ address: event.currentTarget.value })}
            />
          </Field>
        </div>
        <WhenFields draft={draft} onChange={onChange} fault={fault} />
      </Card>
      <Card padding="lg" className="flex flex-col gap-6">
        <GuestFields draft={draft} onChange={onChange} fault={fault} />
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Booked with" optional>
            <Input
              value={draft.provider}
              maxLength={255}
              autoComplete="off"
              onChange={(event) => onChange({ provider: event.currentTarget.value })}
            />
          </Field>
          <Field label="Confirmation number" optional>
            <Input
              value={draft.number}
              maxLength={255}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ number: event.currentTarget.value })}
            />
          </Field>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-6">
          <Field label="Total price" optional error={fault("price")}>
            <NumberField value={draft.price} min={0} step={0.01} onValueChange={(price) => onChange({ price })} />
          </Field>
          <Field label="Currency" error={fault("currency")}>
            <Input
              value={draft.currency}
              maxLength={3}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={(event) => onChange({ currency: event.currentTarget.value.toUpperCase() })}
            />
          </Field>
        </div>
        <Field label="Notes" optional hint="Only you see them.">
          <Textarea
            value={draft.notes}
            maxLength={5000}
            onChange={(event) => onChange({ notes: event.currentTarget.value })}
          />
        </Field>
      </Card>
    </>
  );
}

function WhenFields({ draft, onChange, fault }: BookingFieldsProps) {
  const words = formWords[draft.kind];
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
        <Field label={words.start} error={fault("start")}>
          <DateField value={draft.start} onValueChange={(start) => onChange({ start })} />
        </Field>
        <Field label={`${words.start} time`} hideLabel className="pt-7" error={fault("startTime")}>
          <TimeField value={draft.startTime} onValueChange={(startTime) => onChange({ startTime })} />
        </Field>
      </div>
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
        <Field label={words.end} error={fault("end")}>
          <DateField
            value={draft.end}
            {...(draft.start && { min: draft.start })}
            onValueChange={(end) => onChange({ end })}
          />
        </Field>
        <Field label={`${words.end} time`} hideLabel className="pt-7" error={fault("endTime")}>
          <TimeField value={draft.endTime} onValueChange={(endTime) => onChange({ endTime })} />
        </Field>
      </div>
    </div>
  );
}

function GuestFields({ draft, onChange }: BookingFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      <Field label="Adults">
        <NumberField value={draft.adults} min={0} max={99} stepper onValueChange={(adults) => onChange({ adults })} />
      </Field>
      <Field label="Children">
        <NumberField
          value={draft.children}
          min={0}
          max={99}
          stepper
          onValueChange={(children) => onChange({ children })}
        />
      </Field>
      {draft.kind === "stay" && (
        <Field label="Rooms">
          <NumberField value={draft.rooms} min={1} max={99} stepper onValueChange={(rooms) => onChange({ rooms })} />
        </Field>
      )}
    </div>
  );
}

/** Native radio buttons as tiles; the rest of the form follows from it. */
function KindChoice({ value, onValueChange }: { value: BookingKind; onValueChange: (kind: BookingKind) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.9375rem]">What did you book?</legend>
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
        {bookingKinds.map((kind) => (
          <label
            key={kind}
            className="relative flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong/50 bg-raised font-medium text-muted text-sm transition-colors hover:border-line-strong hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-5"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onValueChange(kind)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            <KindIcon kind={kind} />
            {kindWords[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
