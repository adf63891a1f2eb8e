"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, type ErrorDetail, fieldError, type Trip, useApi } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { toast } from "@/ui/toast.tsx";
import {
  changeOf,
  draftOf,
  type ExpenseDraft,
  newDraft,
  newExpenseOf,
  problemsOf,
  replacingDraft,
} from "../model/expense-draft.ts";
import type { Automatic, Expense, Member } from "../types.ts";
import { ExpenseFields } from "./expense-fields.tsx";

export type ExpenseTask =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly expense: Expense }
  /** Somebody says what an automatic entry did cost. */
  | { readonly kind: "replace"; readonly automatic: Automatic };

interface ExpenseDialogProps {
  trip: Trip;
  task: ExpenseTask;
  viewerId: string;
  members: readonly Member[];
  onClose: () => void;
}

const titles = { add: "Add expense", edit: "Edit expense", replace: "Enter what it cost" };

export function ExpenseDialog({ trip, task, viewerId, members, onClose }: ExpenseDialogProps) {
  const api = useApi();
  const people = members.map((it) => ({ userId: it.user_id, name: it.name ?? it.email ?? "Somebody" }));
  // As it was when the dialog was opened: what others change meanwhile is not undone.
  const [before] = useState(() => initialDraft({ trip, task, viewerId, people }));
  const [draft, setDraft] = useState(before);
  const [problems, setProblems] = useState<readonly ErrorDetail[]>([]);
  const done = (title: string) => {
    toast({ title });
    onClose();
  };
  const add = useMutation(api.expenses.add.mutationOptions({ onSuccess: () => done("Expense added") }));
  const update = useMutation(api.expenses.update.mutationOptions({ onSuccess: () => done("Expense changed") }));
  const failure = add.error ?? update.error;
  const refused = failure ? domainError(failure) : null;

  const change = (part: Partial<ExpenseDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems([]);
  };
  const save = () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (found.length > 0) return;
    if (task.kind !== "edit")
      return add.mutate(newExpenseOf(draft, trip.id, task.kind === "replace" ? task.automatic.key : undefined));
    const changed = changeOf(task.expense.id, draft, before);
    if (changed) update.mutate(changed);
    else onClose();
  };
  return (
    <FormDialog
      title={titles[task.kind]}
      saveLabel={task.kind === "edit" ? "Save" : "Add"}
      saving={add.isPending || update.isPending}
      alert={refused?.message ?? (isAbove(problems) ? "Something is not right yet. It is marked below." : undefined)}
      onSave={save}
      onClose={onClose}
    >
      <ExpenseFields
        trip={trip}
        draft={draft}
        people={people}
        viewerId={viewerId}
        onChange={change}
        fault={(path) => problems.find((it) => it.path === path)?.message ?? fieldError(refused, path)}
      />
    </FormDialog>
  );
}

/** The end of the form is where Add is: what is wrong there is in sight. */
const isAbove = (problems: readonly ErrorDetail[]) => problems.some((it) => it.path !== "split.shares");

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
  return task.kind === "replace" ? replacingDraft(blank, task.automatic) : blank;
}

/** Today while the trip lasts, else its first day. */
function dayOfTrip({ start_date, end_date }: Trip): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return today >= start_date && today <= end_date ? today : start_date;
}

interface DeleteExpenseDialogProps {
  /** Null: nothing is asked about. */
  expense: Expense | null;
  onClose: () => void;
}

export function DeleteExpenseDialog({ expense, onClose }: DeleteExpenseDialogProps) {
  const api = useApi();
  const remove = useMutation(
    api.expenses.delete.mutationOptions({
      onSuccess: () => toast({ title: "Expense deleted" }),
      onError: (error) => toast({ title: domainError(error).message, tone: "danger" }),
      onSettled: onClose,
    }),
  );
  const again = expense?.replaces ? " What it replaced counts again." : "";
  return (
    <ConfirmDialog
      open={expense !== null}
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={`Delete ${expense?.title ?? "this expense"}?`}
      description={`This removes it from the totals for everybody on the trip and can’t be undone.${again}`}
      confirmLabel="Delete"
      danger
      loading={remove.isPending}
      onConfirm={() => expense && remove.mutate({ expense_id: expense.id })}
    />
  );
}
