"use client";

import { decimalsOf } from "@caravan/domain/currency-decimals";
import { expenseCategories } from "@caravan/domain/money/cost-entry";
import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { domainError, type Trip, useApi } from "@/features/api-client/index.ts";
import { useUploadDocument } from "@/features/documents/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { FormField, type SchemaForm } from "@/ui/form.tsx";
import { CurrencyInput, DateField, Input, Textarea } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "../messages/entry/index.ts";
import { t as money } from "../messages/index.ts";
import type { ExpenseDraft, Person } from "../model/expense-draft.ts";
import { SplitFields } from "./split-fields.tsx";

interface ExpenseFieldsProps {
  trip: Trip;
  form: SchemaForm<ExpenseDraft, ExpenseDraft>;
  people: readonly Person[];
  viewerId: string;
}

const nobody = "nobody";

export function ExpenseFields({ trip, form, people, viewerId }: ExpenseFieldsProps) {
  const draft = form.watch();
  // A former member who has paid can still be chosen.
  const payers = [...people, ...draft.sharers.filter((it) => !people.some((person) => person.userId === it.userId))];
  const payerOptions = [
    ...payers.map(({ userId, name }) => ({ value: userId, label: userId === viewerId ? t("you", { name }) : name })),
    ...(draft.paidBy !== null && !payers.some((it) => it.userId === draft.paidBy)
      ? [{ value: draft.paidBy, label: t("formerMember") }]
      : []),
    { value: nobody, label: t("notKnown"), hint: t("notKnownHint") },
  ];
  return (
    <>
      <FormField form={form} name="title" label={t("what")} required>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField form={form} name="amount" label={t("amount")} required>
          {(field) => (
            <NumberField
              value={field.value}
              onValueChange={field.onChange}
              min={0}
              step={10 ** -decimalsOf(draft.currency)}
            />
          )}
        </FormField>
        <FormField form={form} name="currency" label={t("currency")} required>
          {(field) => <CurrencyInput {...field} onValueChange={field.onChange} />}
        </FormField>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="category" label={t("category")}>
          {(field) => (
            <Select
              options={expenseCategories.map((value) => ({ value, label: money(`category.${value}`) }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="date" label={t("date")} required>
          {(field) => <DateField value={field.value} onValueChange={field.onChange} />}
        </FormField>
        <FormField form={form} name="paidBy" label={t("paidBy")} className="sm:col-span-2">
          {(field) => (
            <Select
              options={payerOptions}
              value={field.value ?? nobody}
              onValueChange={(value) => field.onChange(value === nobody ? null : value)}
            />
          )}
        </FormField>
      </div>
      <SplitFields form={form} viewerId={viewerId} />
      <ReceiptField
        trip={trip}
        value={draft.documentId}
        onChange={(documentId) => form.setValue("documentId", documentId)}
        error={form.formState.errors.documentId?.message}
      />
      <FormField form={form} name="notes" label={t("notes")} optional>
        {(field) => <Textarea {...field} maxLength={1000} />}
      </FormField>
    </>
  );
}

interface ReceiptFieldProps {
  trip: Trip;
  value: string | null;
  onChange: (documentId: string | null) => void;
  error: string | undefined;
}

const none = "none";

/** A document of the trip, or a file that becomes one. */
function ReceiptField({ trip, value, onChange, error }: ReceiptFieldProps) {
  const api = useApi();
  const upload = useUploadDocument();
  const of = { trip_id: trip.id };
  const documents = useQuery(api.documents.list.queryOptions(of)).data?.documents ?? [];
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "sending" | { failed: string }>("idle");
  // Receipts come first; any other document can be one too.
  const sorted = documents.toSorted((a, b) => Number(b.kind === "receipt") - Number(a.kind === "receipt"));
  const options = [
    { value: none, label: t("receipt.none") },
    ...sorted.map(({ id, name, private: hidden }) => ({
      value: id,
      label: name,
      ...(hidden && { hint: t("receipt.private") }),
    })),
    ...(value !== null && !documents.some((it) => it.id === value) ? [{ value, label: t("receipt.kept") }] : []),
  ];
  const send = async (chosen: File) => {
    setState("sending");
    const sending = { signal: new AbortController().signal, onProgress: () => undefined };
    try {
      const document = { tripId: trip.id, file: chosen, kind: "receipt", isPrivate: false } as const;
      const { id } = await upload(document, sending);
      setState("idle");
      onChange(id);
    } catch (error) {
      setState({ failed: domainError(error).message });
    }
  };
  return (
    <Field label={t("receipt")} optional error={typeof state === "object" ? state.failed : error}>
      <div className="flex gap-3">
        <Select
          options={options}
          value={value ?? none}
          onValueChange={(id) => onChange(id === none ? null : id)}
          className="min-w-0 flex-1"
        />
        <Button
          variant="secondary"
          icon={<Upload />}
          loading={state === "sending"}
          aria-label={t("receipt.uploadOne")}
          onClick={() => file.current?.click()}
        >
          {t("receipt.upload")}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/*,application/pdf"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void send(chosen);
            currentTarget.value = "";
          }}
        />
      </div>
    </Field>
  );
}
