"use client";

import { useMutation } from "@tanstack/react-query";
import { domainError, type TripDocument, useApi } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { toast } from "@/ui/toast.ts";

interface DeleteDialogProps {
  /** Null: nothing is asked about. */
  document: TripDocument | null;
  onClose: () => void;
}

export function DeleteDialog({ document, onClose }: DeleteDialogProps) {
  const api = useApi();
  const remove = useMutation(
    api.documents.delete.mutationOptions({
      onSuccess: () => toast({ title: "Document deleted" }),
      onError: (error) => toast({ title: domainError(error).message, tone: "danger" }),
      onSettled: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open={document !== null}
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={`Delete ${document?.name ?? "this document"}?`}
      description={
        document?.private ? "This deletes it permanently." : "This deletes it permanently for everybody on the trip."
      }
      confirmLabel="Delete"
      danger
      loading={remove.isPending}
      onConfirm={() => document && remove.mutate({ trip_id: document.trip_id, document_id: document.id })}
    />
  );
}
