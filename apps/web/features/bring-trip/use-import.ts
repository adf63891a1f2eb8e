import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useDeferredValue } from "react";
import { sendFile, useApi } from "@/features/api-client/index.ts";
import type { ImportChoices, ImportPreview } from "./types.ts";

/** The file that was chosen last; `id` tells apart two of the same name. */
export interface ChosenFile {
  readonly id: number;
  readonly file: File;
}

const untracked = () => undefined;

/** What a file would become with these choices. Nothing is stored. */
export function useImportPreview(chosen: ChosenFile | null, { person_id: _, ...choices }: ImportChoices) {
  const asked = useDeferredValue(new URLSearchParams(said(choices)).toString());
  return useQuery<ImportPreview>({
    queryKey: ["import-preview", chosen?.id, asked],
    enabled: chosen !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // While choices change; another file begins with nothing.
    placeholderData: (before, query) => (query?.queryKey[1] === chosen?.id ? before : undefined),
    queryFn: async ({ signal }) => {
      const { file } = chosen as ChosenFile;
      const address = `/api/trips/import/preview?${named(file)}${asked && `&${asked}`}`;
      return (await sendFile<{ preview: ImportPreview }>(address, file, { signal, onProgress: untracked })).preview;
    },
  });
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
