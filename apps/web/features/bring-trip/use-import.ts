import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { sendFile, useApi } from "@/features/api-client/index.ts";
import { usePaused } from "@/ui/use-paused.ts";
import type { ImportChoices, ImportPreview } from "./types.ts";

/** The file that was chosen last; `id` tells apart two of the same name. */
export interface ChosenFile {
  readonly id: number;
  readonly file: File;
}

const untracked = () => undefined;

/** The whole file is sent for each preview, so it waits until somebody stops writing. */
const pauseMs = 400;

/**
 * What a file would become with these choices. Nothing is stored. `seen` is the newest answer for the file: choices that
 * are refused leave it, so that they can be changed.
 */
export function useImportPreview({ id, file }: ChosenFile, { person_id: _, ...choices }: ImportChoices) {
  const cache = useQueryClient();
  const asked = usePaused(new URLSearchParams(said(choices)).toString(), pauseMs);
  const ofFile = ["import-preview", id];
  const preview = useQuery<ImportPreview>({
    queryKey: [...ofFile, asked],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // While choices change.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const address = `/api/trips/import/preview?${named(file)}${asked && `&${asked}`}`;
      return (await sendFile<{ preview: ImportPreview }>(address, file, { signal, onProgress: untracked })).preview;
    },
  });
  const earlier = cache.getQueriesData<ImportPreview>({ queryKey: ofFile }).findLast(([, data]) => data)?.[1];
  return { ...preview, seen: preview.data ?? earlier ?? null };
}

/** Makes the trip and opens it. */
export function useImportTrip() {
  const api = useApi();
  const router = useRouter();
  return useMutation({
    mutationKey: api.trips.create.mutationKey(),
    mutationFn: async ({ file, choices }: { file: File; choices: ImportChoices }) => {
      const address = `/api/trips/import?${named(file)}&${new URLSearchParams(said(choices))}`;
      const sending = { signal: new AbortController().signal, onProgress: untracked };
      return (await sendFile<{ trip: { id: string } }>(address, file, sending)).trip;
    },
    onSuccess: ({ id }) => router.push(`/trips/${id}`),
  });
}

const named = (file: File) => new URLSearchParams({ name: file.name }).toString();

const said = (choices: Partial<ImportChoices>) =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value.trim() !== ""));
