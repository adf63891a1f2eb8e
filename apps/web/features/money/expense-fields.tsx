"use client";

import { decimalsOf } from "@caravan/domain/money/currency";
import type { Trip } from "@/features/trips/types.ts";
import { Field } from "@/ui/field.tsx";
import { DateField, Input, Textarea } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import type { ExpenseDraft, Person } from "./expense-draft.ts";
import { categoryOptions } from "./money-words.ts";
import { ReceiptField } from "./receipt-field.tsx";
import { SplitFields } from "./split-fields.tsx";
import type { Category } from "./types.ts";

export interface ExpenseFieldsProps {
  trip: Trip;
  draft: ExpenseDraft;
  people: readonly Person[];
  viewerId: string;
  onChange: (part: Partial<ExpenseDraft>) => void;
  fault: (path: string) => string | undefined;
}

const nobody = "nobody";

export function ExpenseFields({ trip, draft, people, viewerId, onChange, fault }: ExpenseFieldsProps) {
  // Whoever has left and paid stays to be chosen.
  const payers = [...people, ...draft.sharers.filter((it) => !people.some((person) => person.userId === it.userId))];
  const payerOptions = [
    ...payers.map(({ userId, name }) => ({ value: userId, label: userId === viewerId ? `${name} (you)` : name })),
    ...(draft.paidBy !== null && !payers.some((it) => it.userId === draft.paidBy)
      ? [{ value: draft.paidBy, label: "Somebody who left" }]
      : []),
    { value: nobody, label: "Nobody said", hint: "Counts as spent, and not in who owes whom" },
  ];
  return (
    <>
      <Field label="What was it?" error={fault("title")} required>
        <Input
          value={draft.title}
          maxLength={255}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Amount" error={fault("amount")} required>
          <NumberField
            value={draft.amount}
            onValueChange={(amount) => onChange({ amount })}
            min={0}
            step={10 ** -decimalsOf(draft.currency)}
          />
        </Field>
        <Field label="Currency" error={fault("currency")} required>
          <Input
            value={draft.currency}
            maxLength={3}
            autoCapitalize="characters"
            onChange={(event) => onChange({ currency: event.currentTarget.value.toUpperCase() })}
          />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category">
          <Select
            options={categoryOptions}
            value={draft.category}
            onValueChange={(category) => onChange({ category: category as Category })}
          />
        </Field>
        <Field label="Date" error={fault("date")} required>
          <DateField value={draft.date} onValueChange={(date) => onChange({ date })} />
        </Field>
        <Field label="Paid by" error={fault("paid_by")} className="sm:col-span-2">
          <Select
            options={payerOptions}
            value={draft.paidBy ?? nobody}
            onValueChange={(value) => onChange({ paidBy: value === nobody ? null : value })}
          />
        </Field>
      </div>
      <SplitFields draft={draft} viewerId={viewerId} onChange={onChange} error={fault("split.shares")} />
      <ReceiptField
        trip={trip}
        value={draft.documentId}
        onChange={(documentId) => onChange({ documentId })}
        error={fault("document_id")}
      />
      <Field label="Notes" optional>
        <Textarea
          value={draft.notes}
          maxLength={1000}
          onChange={(event) => onChange({ notes: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
