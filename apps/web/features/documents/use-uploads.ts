import { largestFile } from "@caravan/domain/field-choices";
import { useEffect, useRef, useState } from "react";
import {
  domainError,
  type Sending,
  sendFile,
  type TripDocument,
  useRunMutation,
  wasAborted,
} from "@/features/api-client/index.ts";
import type { DocumentKind } from "./document-files.ts";
import { t } from "./messages/index.ts";
import { formatSize, guessKind } from "./messages.ts";

export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly isPrivate: boolean;
  readonly state: "waiting" | "sending" | "failed";
  /** The part that has been sent, from 0 to 1. */
  readonly sent: number;
  /** Why it failed; empty otherwise. */
  readonly problem: string;
  /** Whether the same file may be tried again. */
  readonly canRetry: boolean;
}

/** More would only share the same bandwidth. */
const AT_ONCE = 2;
const fresh = { state: "waiting", sent: 0, problem: "", canRetry: true } as const;

/** Files that are being sent to the trip, a few at once; each is removed from the list when it is stored. */
export function useUploads(tripId: string) {
  const upload = useUploadDocument();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [kept, setKept] = useState(0);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const change = (id: number, to: Partial<UploadItem>) =>
    setItems((all) => all.map((it) => (it.id === id ? { ...it, ...to } : it)));
  const drop = (id: number) => setItems((all) => all.filter((it) => it.id !== id));

  const send = async ({ id, file, isPrivate }: UploadItem) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: "sending", sent: 0 });
    try {
      const onProgress = (sent: number) => change(id, { sent });
      const document = { tripId, file, kind: guessKind(file.name), isPrivate };
      await upload(document, { signal: controller.signal, onProgress });
      drop(id);
      setKept((count) => count + 1);
    } catch (error) {
      if (wasAborted(error)) drop(id);
      else {
        const { message, status } = domainError(error);
        change(id, { state: "failed", problem: message, canRetry: ![403, 404, 413, 415].includes(status) });
      }
    } finally {
      running.current.delete(id);
    }
  };
  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    for (const it of items.filter((one) => one.state === "waiting").slice(0, Math.max(0, free))) void send(it);
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const it of all.values()) it.abort(new DOMException("left the page", "AbortError"));
    };
  }, []);

  return {
    items,
    /** How many files have been stored since the page was opened. */
    kept,
    add: (files: readonly File[], isPrivate: boolean) =>
      setItems((all) => [
        ...all,
        ...files.map((file) => ({ ...fresh, ...tooLarge(file), file, isPrivate, id: ++lastId.current })),
      ]),
    retry: (id: number) => change(id, fresh),
    cancel(id: number) {
      running.current.get(id)?.abort(new DOMException("cancelled", "AbortError"));
      if (!running.current.has(id)) drop(id);
    },
  };
}

/** Checked before sending, so that nobody waits for ten megabytes to learn it. */
function tooLarge({ size }: File): Partial<UploadItem> {
  if (size <= largestFile) return {};
  const problem = t("tooLarge", { size: formatSize(size), limit: formatSize(largestFile) });
  return { state: "failed", problem, canRetry: false };
}

interface NewDocument {
  readonly tripId: string;
  readonly file: File;
  readonly kind: DocumentKind;
  readonly isPrivate: boolean;
}

/** Uploads a file to a trip. Rejects with what `domainError` reads, or with the signal's reason. */
export function useUploadDocument() {
  const run = useRunMutation();
  return async (document: NewDocument, sending: Sending): Promise<TripDocument> => {
    const mutationFn = () => sendFile<{ document: TripDocument }>(addressOf(document), document.file, sending);
    return (await run({ mutationKey: [["documents", "upload"]], mutationFn }, undefined)).document;
  };
}

function addressOf({ tripId, file, kind, isPrivate }: NewDocument): string {
  const query = new URLSearchParams({ name: file.name, kind, private: String(isPrivate) });
  return `/api/trips/${encodeURIComponent(tripId)}/documents?${query}`;
}
