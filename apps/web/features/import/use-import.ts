import { useSyncExternalStore } from "react";
import { type Sending, sendFile, useApi, useApiClient, useRunMutation } from "@/features/api-client/index.ts";
import { importQueue, type QueueEntry, type Unread } from "./import-queue.ts";
import type { Confirmation } from "./types.ts";

const nothing: readonly QueueEntry[] = [];

/** A request carries a megabyte; what is longer travels as a file, which may be larger. */
const longestInRequest = 900_000;

export function useImport() {
  const api = useApi();
  const client = useApiClient();
  const run = useRunMutation();
  const entries = useSyncExternalStore(
    importQueue.subscribe,
    () => importQueue.entries,
    () => nothing,
  );
  const ofText = (text: string): Unread => {
    if (new Blob([JSON.stringify(text)]).size > longestInRequest)
      return ofFile(new File([text], "Pasted text.txt", { type: "text/plain" }));
    return {
      name: "Pasted text",
      async read({ signal, onProgress }) {
        onProgress(1);
        // The bare client, since this can be stopped.
        const mutationFn = () => client.confirmations.read.mutate({ text }, { signal });
        return (await run({ mutationKey: api.confirmations.read.mutationKey(), mutationFn }, undefined)).confirmation;
      },
    };
  };
  return {
    entries,
    busy: entries.some((it) => it.state === "waiting" || it.state === "sending" || it.state === "reading"),
    readText: (text: string) => importQueue.add([ofText(text)]),
    readFiles: (files: readonly File[]) => importQueue.add(files.map(ofFile)),
  };
}

function ofFile(file: File): Unread {
  const address = `/api/confirmations/file?${new URLSearchParams({ name: file.name })}`;
  const read = async (sending: Sending) =>
    (await sendFile<{ confirmation: Confirmation }>(address, file, sending)).confirmation;
  return { name: file.name, read };
}
