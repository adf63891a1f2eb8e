"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, type Trip, useApi } from "@/features/api-client/index.ts";
import { showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/entry/index.ts";
import {
  changeOf,
  draftOf,
  type ExpenseDraft,
  expenseForm,
  newDraft,
  newExpenseOf,
  replacingDraft,
} from "../model/expense-draft.ts";
import type { Expense, Member, Replaceable } from "../types.ts";
import { ExpenseFields } from "./expense-fields.tsx";

export type ExpenseTask =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly expense: Expense }
  /** The real cost of an automatic entry, or of something without a price. */
  | { readonly kind: "replace"; readonly replaced: Replaceable };

interface ExpenseDialogProps {
  trip: Trip;
  task: ExpenseTask;
  viewerId: string;
  members: readonly Member[];
  onClose: () => void;
}

/** The fields of the request that have another name in the form. */
const formFields: Readonly<Record<string, string>> = {
  paid_by: "paidBy",
  document_id: "documentId",
  "split.shares": "sharers",
};

export function ExpenseDialog({ trip, task, viewerId, members, onClose }: ExpenseDialogProps) {
  const api = useApi();
  const people = members.map((it) => ({ userId: it.user_id, name: it.name ?? it.email ?? t("somebody") }));
  // The values when the dialog was opened: untouched fields do not overwrite changes of others.
  const [before] = useState(() => initialDraft({ trip, task, viewerId, people }));
  const form = useSchemaForm(expenseForm, { defaultValues: before });
  const outcome = (title: string) => ({
    onSuccess: () => {
      toast({ title });
      onClose();
    },
    onError: (error: unknown) => showRefusal(form, domainError(error), (path) => formFields[path] ?? path),
  });
  const add = useMutation(api.expenses.add.mutationOptions(outcome(t("added"))));
  const update = useMutation(api.expenses.update.mutationOptions(outcome(t("changed"))));
  const save = async (draft: ExpenseDraft) => {
    const replaces = task.kind === "replace" ? task.replaced.key : undefined;
    if (task.kind !== "edit") return add.mutateAsync(newExpenseOf(draft, trip.id, replaces)).catch(() => undefined);
    const changed = changeOf(task.expense.id, draft, before);
    if (changed) await update.mutateAsync(changed).catch(() => undefined);
    else onClose();
  };
  return (
    <SchemaFormDialog
      title={t(task.kind)}
      saveLabel={task.kind === "edit" ? t("save") : t("addIt")}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <ExpenseFields trip={trip} form={form} people={people} viewerId={viewerId} />
    </SchemaFormDialog>
  );
}

function initialDraft({
  trip,
  task,
  viewerId,
  people,
}: Pick<ExpenseDialogProps, "trip" | "task" | "viewerId"> & {
  people: readonly { userId: string; name: string }[];
}): ExpenseDraft {
  if (task.kind === "edit") return draftOf(task.expense, people);
  const blank = newDraft({ people, viewerId, currency: trip.currency, date: dayOfTrip(trip) });
  return task.kind === "replace" ? replacingDraft(blank, task.replaced) : blank;
}

/** Today while the trip lasts, else its first day. */
function dayOfTrip({ start_date, end_date }: Trip): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return today >= start_date && today <= end_date ? today : start_date;
}
