import { largestFile } from "@caravan/domain/field-choices";
import { useMutation } from "@tanstack/react-query";
import { sendFile, type TripDocument, toastError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { useRestore } from "@/features/trash/index.ts";
import { formatNumber } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

/** Sends one photo. Rejects with what `domainError` reads. */
export function useUploadPhoto(tripId: string) {
  const run = useRunMutation();
  return (file: File, more: { readonly activity_id?: string; readonly cover?: string }): Promise<unknown> => {
    const query = new URLSearchParams({ name: file.name, ...more });
    const address = `/api/trips/${encodeURIComponent(tripId)}/photos?${query}`;
    const sending = { signal: new AbortController().signal, onProgress: () => undefined };
    const mutationFn = () => sendFile<{ document: TripDocument }>(address, file, sending);
    return run({ mutationKey: [["documents", "uploadPhoto"]], mutationFn }, undefined);
  };
}

/** Checked before sending, so that nobody waits for ten megabytes to learn it. */
export function tooLarge({ size }: Pick<File, "size">): string | null {
  if (size <= largestFile) return null;
  const megabytes = (bytes: number) => t("megabytes", { size: formatNumber(Math.round(bytes / 104_857.6) / 10) });
  return t("tooLarge", { size: megabytes(size), limit: megabytes(largestFile) });
}

/** Chooses the cover, and deletes photos, which can be undone. */
export function usePhotoActions(tripId: string) {
  const api = useApi();
  const restore = useRestore();
  const onError = (error: unknown) => toastError(error);
  const cover = useMutation(api.documents.setCover.mutationOptions({ onError }));
  const remove = useMutation(api.documents.delete.mutationOptions({ onError }));
  return {
    busy: cover.isPending || remove.isPending,
    choose: (documentId: string | null) => cover.mutate({ trip_id: tripId, document_id: documentId }),
    remove: ({ id, name }: TripDocument, onDeleted: () => void) =>
      remove.mutate(
        { trip_id: tripId, document_id: id },
        {
          onSuccess: () => {
            onDeleted();
            toast({
              title: t("deleted", { name }),
              action: { label: t("undo"), onPress: () => void restore({ kind: "document", id, title: name }) },
            });
          },
        },
      ),
  };
}
