"use client";

import { useMutation } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { toast } from "@/ui/toast.ts";
import type { Expense } from "../types.ts";

interface DeleteExpenseDialogProps {
  /** Null: the dialog is closed. */
  expense: Expense | null;
  onClose: () => void;
}

export function DeleteExpenseDialog({ expense, onClose }: DeleteExpenseDialogProps) {
  const api = useApi();
  const remove = useMutation(
    api.expenses.delete.mutationOptions({
      onSuccess: () => toast({ title: "Expense deleted" }),
      onError: (error) => toastError(error),
      onSettled: onClose,
    }),
  );
  const again = expense?.replaces ? " The price it replaced counts again." : "";
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
