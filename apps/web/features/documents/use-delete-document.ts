"use client";

import { useMutation } from "@tanstack/react-query";
import { type TripDocument, toastError, useApi } from "@/features/api-client/index.ts";
import { useRestore } from "@/features/trash/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

/**
 * Deletes a document without a question, because it can be undone: in the toast for ten seconds, in the trash for
 * thirty days.
 *
 * @param onDeleted moves the focus, whose element may be gone
 */
export function useDeleteDocument(onDeleted: () => void): (document: TripDocument) => void {
  const restore = useRestore();
  const remove = useMutation(
    useApi().documents.delete.mutationOptions({
      onError: (error) => toastError(error),
    }),
  );
  return ({ id, name, trip_id }) =>
    remove.mutate(
      { trip_id, document_id: id },
      {
        onSuccess: () => {
          onDeleted();
          toast({
            title: t("deleted", { name }),
            action: { label: t("undo"), onPress: () => void restore({ kind: "document", id, title: name }) },
          });
        },
      },
    );
}
