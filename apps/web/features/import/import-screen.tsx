"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useSyncExternalStore } from "react";
import { type Sending, sendFile, useApi, useApiClient, useRunMutation } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { DropZone as Zone } from "@/ui/drop-zone.tsx";
import { Form, FormField, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { Textarea } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { type Confirmation, importQueue, type QueueEntry, type Unread } from "./import-queue.ts";
import { t } from "./messages/index.ts";
import { ReadingList } from "./reading-list.tsx";
import { reviewAddress } from "./review-address.ts";

/** Adds confirmations as text or files. What was read in them is reviewed before anything is stored. */
export function ImportScreen({ tripId }: { tripId: string | null }) {
  const api = useApi();
  const router = useRouter();
  const { entries, busy, readText, readFiles } = useImport();
  const trip = useQuery({ ...api.trips.get.queryOptions({ trip_id: tripId ?? "" }), enabled: tripId !== null });
  const name = trip.data?.trip.title;

  /** A single one is opened without another press. */
  const goOn = (reading: Promise<void>) =>
    void reading.then(() => {
      const [only, ...more] = importQueue.entries;
      if (only?.confirmationId && more.length === 0) router.push(reviewAddress(only.confirmationId, tripId));
    });

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-7">
      <header>
        {tripId !== null && name && (
          <Link
            href={`/trips/${tripId}/travel`}
            className="tap -ml-1 mb-2 inline-flex items-center gap-1.5 px-1 font-medium text-muted hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {name}
          </Link>
        )}
        <h1 className="heading-page">{t("title")}</h1>
        <p className="mt-2 max-w-prose text-muted">{name ? t("textOn", { trip: name }) : t("text")}</p>
      </header>
      <ReadingList entries={entries} tripId={tripId} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-5 lg:grid-cols-2">
        <Card className="flex flex-col">
          <PasteForm busy={busy} onRead={(text) => goOn(readText(text))} />
        </Card>
        <DropZone onFiles={(files) => goOn(readFiles(files))} />
      </div>
      <p className="text-faint text-sm">{t("private")}</p>
    </div>
  );
}

const accept = ".eml,.ics,.pdf,.txt,message/rfc822,text/calendar,application/pdf,text/plain";

/** Confirmations as files. */
function DropZone({ onFiles }: { onFiles(files: readonly File[]): void }) {
  return (
    <Zone label={t("zone")} accept={accept} onFiles={onFiles} className="min-h-44 flex-col gap-2 p-6">
      <FileUp aria-hidden="true" className="size-8 text-accent" />
      <span className="font-semibold">{t("drop")}</span>
      <span className="text-muted text-sm group-data-over:text-inherit">{t("drop.kinds")}</span>
    </Zone>
  );
}

const pasteForm = schemaOf(({ text }: { text: string }) =>
  text.trim() ? [] : [{ path: "text", message: t("paste.missing") }],
);

function PasteForm({ busy, onRead }: { busy: boolean; onRead(text: string): void }) {
  const form = useSchemaForm(pasteForm, { defaultValues: { text: "" } });
  return (
    <Form form={form} onSubmit={({ text }) => !busy && onRead(text)} className="flex flex-1 flex-col gap-4">
      <FormField form={form} name="text" label={t("paste.label")} hint={t("paste.hint")} className="flex-1">
        {(field) => (
          <Textarea {...field} spellCheck={false} placeholder={t("paste.example")} className="min-h-52 flex-1" />
        )}
      </FormField>
      <Button type="submit" loading={busy} className="self-start">
        {t("readIt")}
      </Button>
    </Form>
  );
}

const nothing: readonly QueueEntry[] = [];

/** A request may have a megabyte; longer texts are sent as files, which may be larger. */
const longestInRequest = 900_000;

function useImport() {
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
      name: t("pasted"),
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
