"use client";

import { useMutation } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { sentences } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
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
      onSuccess: () => toast({ title: t("deleted") }),
      onError: (error) => toastError(error),
      onSettled: onClose,
    }),
  );
  const texts = [t("delete.text"), ...(expense?.replaces ? [t("delete.again")] : [])];
  return (
    <ConfirmDialog
      open={expense !== null}
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={t("delete.title", { title: expense?.title ?? "" })}
      description={sentences(texts)}
      confirmLabel={t("delete")}
      danger
      loading={remove.isPending}
      onConfirm={() => expense && remove.mutate({ expense_id: expense.id })}
    />
  );
}
