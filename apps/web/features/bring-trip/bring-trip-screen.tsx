"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type DomainError, domainError, sendFile, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { DropZone } from "@/ui/drop-zone.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { Link } from "@/ui/link.tsx";
import { Progress } from "@/ui/progress.tsx";
import { usePaused } from "@/ui/use-paused.ts";
import { ImportPreviewView } from "./import-preview.tsx";
import { ImportQuestions } from "./import-questions.tsx";
import { t } from "./messages/index.ts";
import { type ImportChoices, type ImportPreview, noChoices } from "./types.ts";

/** The file that was chosen last; `id` tells apart two of the same name. */
interface ChosenFile {
  readonly id: number;
  readonly file: File;
}

const accept = ".json,.zip,.geojson,.ics,.gpx,.kml,.kmz,.csv";

/** Makes a trip of a file. What it would be is shown before anything is stored. */
export function BringTripScreen() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const number = useRef(0);
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    number.current += 1;
    setChosen({ id: number.current, file });
  };
  const zone = <FileZone onFiles={take} />;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-7">
      <header>
        <Link
          href="/trips"
          className="tap -ml-1 mb-2 inline-flex items-center gap-1.5 px-1 font-medium text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("yourTrips")}
        </Link>
        <h1 className="heading-page">{t("title")}</h1>
        <p className="mt-2 max-w-prose text-muted">{t("text")}</p>
      </header>
      {chosen ? <Chosen key={chosen.id} file={chosen} zone={zone} onOther={() => setChosen(null)} /> : zone}
    </div>
  );
}

/** @param props.zone for choosing another file while there is nothing to show of this one */
function Chosen({ file: chosen, zone, onOther }: { file: ChosenFile; zone: ReactNode; onOther: () => void }) {
  const [choices, setChoices] = useState<ImportChoices>(noChoices);
  const preview = useImportPreview(chosen, choices);
  const make = useImportTrip();
  const { seen } = preview;
  const error = make.error ?? preview.error;
  const problem = error && domainError(error);
  // What is wrong with a choice is said beside it.
  const isOfChoice =
    problem !== null && problem.details.length > 0 && problem.details.every(({ path }) => path in choices);
  return (
    <>
      {problem && !(seen && isOfChoice) && <Problem problem={problem} />}
      {!seen && zone}
      {!seen && preview.isFetching && <Progress label={t("reading", { name: chosen.file.name })} value={null} />}
      {seen && (
        <>
          <Found name={chosen.file.name} />
          <ImportQuestions preview={seen} choices={choices} problem={problem} onChange={setChoices} />
          <ImportPreviewView preview={seen} />
          <div className="sticky bottom-0 flex flex-wrap gap-3 border-t bg-paper py-4">
            <Button
              loading={make.isPending}
              disabled={seen.start_date === null || preview.isFetching || preview.isError}
              onClick={() => make.mutate({ file: chosen.file, choices })}
            >
              {t("make")}
            </Button>
            <Button variant="secondary" onClick={onOther}>
              {t("other")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Says what was read, and takes the focus so that it is read out. */
function Found({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="break-words font-semibold text-xl outline-none">
      {t("becomes", { name })}
    </h2>
  );
}

function FileZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <div className="flex flex-col gap-5">
      <DropZone label={t("zone")} accept={accept} onFiles={onFiles} className="min-h-48 flex-col gap-2 p-6">
        <FileUp aria-hidden="true" className="size-8 text-accent" />
        <span className="font-semibold">{t("drop")}</span>
        <span className="text-muted text-sm group-data-over:text-inherit">{t("upTo")}</span>
      </DropZone>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {kinds().map(([name, text]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const kinds = () =>
  [
    ["Caravan (.json, .zip)", t("kind.caravanText")],
    [t("kind.calendar"), t("kind.calendarText")],
    [t("kind.map"), t("kind.mapText")],
    [t("kind.table"), t("kind.tableText")],
    ["Google Maps", t("kind.googleText")],
  ] as const;

const MOST_DETAILS = 5;

function Problem({ problem: { message, details } }: { problem: DomainError }) {
  return (
    <div className="flex flex-col gap-3">
      <FormAlert>{message}</FormAlert>
      {details.length > 0 && (
        <ul className="list-disc pl-6 text-muted text-sm">
          {details.slice(0, MOST_DETAILS).map((it) => (
            <li key={it.path} className="break-words">
              <code>{it.path || t("theFile")}</code> {it.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const untracked = () => undefined;

/** The whole file is sent for each preview, so it waits until somebody stops writing. */
const pauseMs = 400;

/**
 * What a file would become with these choices. Nothing is stored. `seen` is the newest answer for the file: choices that
 * are refused leave it, so that they can be changed.
 */
function useImportPreview({ id, file }: ChosenFile, { person_id: _, ...choices }: ImportChoices) {
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
function useImportTrip() {
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
