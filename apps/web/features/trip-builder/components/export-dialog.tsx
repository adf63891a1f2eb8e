"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import {
  Archive,
  CalendarDays,
  CalendarSync,
  Coins,
  Download,
  FileJson,
  FileText,
  type LucideIcon,
  Map as MapIcon,
  MapPinned,
  Printer,
} from "lucide-react";
import { useState } from "react";
import { domainError, toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { buttonStyle } from "@/ui/button-style.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { formatRelative } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { Switch } from "@/ui/switch.tsx";
import { toast } from "@/ui/toast.ts";

interface Format {
  readonly format: "json" | "ics" | "gpx" | "kml" | "md" | "csv" | "pdf" | "zip";
  readonly name: string;
  readonly hint: string;
  readonly icon: LucideIcon;
}

const formats: readonly Format[] = [
  { format: "pdf", name: "PDF", hint: "To print or read offline: cover, map and every day", icon: Printer },
  { format: "ics", name: "Calendar", hint: "Every stop, flight and stay as it is now", icon: CalendarDays },
  { format: "gpx", name: "GPX", hint: "For Organic Maps, Garmin and hiking apps", icon: MapPinned },
  { format: "kml", name: "KML", hint: "For Google Earth and Google My Maps", icon: MapIcon },
  { format: "md", name: "Text", hint: "Day by day, as Markdown", icon: FileText },
  { format: "csv", name: "Money", hint: "Expenses and prices, a row each, for a spreadsheet", icon: Coins },
  { format: "json", name: "Everything", hint: "The whole trip as JSON, to bring into Caravan again", icon: FileJson },
  {
    format: "zip",
    name: "Everything with documents",
    hint: "The same with the files of your documents",
    icon: Archive,
  },
];

/** Taking the plan along: files for other apps, and a calendar that follows it. For every member. */
export function ExportDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const [notes, setNotes] = useState(true);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Take the plan along">
      <div className="flex flex-col gap-8">
        <ul className="flex flex-col divide-y">
          {formats.map((it) => (
            <li key={it.format} className="flex items-center gap-3 py-3 first:pt-0">
              <it.icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{it.name}</p>
                <p className="text-muted text-sm">{it.hint}</p>
                {it.format === "pdf" && <Switch label="With notes" checked={notes} onCheckedChange={setNotes} />}
              </div>
              <a
                href={`/api/trips/${encodeURIComponent(tripId)}/export?format=${it.format}${it.format === "pdf" && !notes ? "&notes=false" : ""}`}
                download
                aria-label={`Download ${it.name}`}
                className={buttonStyle({ variant: "secondary", size: "sm" })}
              >
                <Download aria-hidden="true" className="size-[1.15em]" />
                <span aria-hidden="true" className="max-sm:sr-only">
                  Download
                </span>
              </a>
            </li>
          ))}
        </ul>
        <section aria-labelledby="export-calendar" className="border-t pt-6">
          <h3 id="export-calendar" className="flex items-center gap-2 font-semibold">
            <CalendarSync aria-hidden="true" className="size-5 text-muted" />
            Calendar that follows the plan
          </h3>
          <p className="mt-1 text-muted text-sm">
            Subscribe to this address in your calendar app. It is yours alone: whoever has it can read the trip, with
            notes and booking numbers.
          </p>
          <CalendarAddress tripId={tripId} />
        </section>
      </div>
    </Dialog>
  );
}

function CalendarAddress({ tripId }: { tripId: string }) {
  const api = useApi();
  const [ending, setEnding] = useState(false);
  const feed = useQuery(api.calendar.get.queryOptions({ trip_id: tripId }));
  const outcome = {
    onError: (error: unknown) => toastError(error),
  };
  const create = useMutation(api.calendar.create.mutationOptions(outcome));
  const end = useMutation(
    api.calendar.end.mutationOptions({
      ...outcome,
      onSuccess: () => {
        setEnding(false);
        create.reset();
        toast({ title: "The calendar address has ended" });
      },
    }),
  );
  if (feed.isError)
    return (
      <div className="mt-4">
        <FormAlert>{domainError(feed.error).message}</FormAlert>
      </div>
    );
  if (feed.isPending) return <Skeleton className="mt-4 h-11 rounded-lg" />;
  const made = feed.data.calendar;
  const url = create.data?.calendar.url;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {url ? (
        <CopyField label="Calendar address" value={url} hint="Copy it now. It is shown only this once." />
      ) : (
        made && (
          <p className="text-sm">
            Made {formatRelative(made.created_at, Date.now())}. For safety it isn’t shown again. A new address ends the
            old one.
          </p>
        )
      )}
      <div className="flex flex-wrap gap-3">
        {url && (
          <a href={url.replace(/^https?:/, "webcal:")} className={buttonStyle({ variant: "primary" })}>
            Open in calendar app
          </a>
        )}
        <Button variant="secondary" loading={create.isPending} onClick={() => create.mutate({ trip_id: tripId })}>
          {made ? "Make a new address" : "Make an address"}
        </Button>
        {made && (
          <Button variant="danger-quiet" onClick={() => setEnding(true)}>
            End it
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title="End this calendar address?"
        description="Calendars that use it get no more changes. What they already show stays there until you remove it."
        confirmLabel="End it"
        danger
        loading={end.isPending}
        onConfirm={() => end.mutate({ trip_id: tripId })}
      />
    </div>
  );
}
