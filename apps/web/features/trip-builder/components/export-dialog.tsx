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
import { t } from "../messages/export/index.ts";

const formats = [
  { format: "pdf", icon: Printer },
  { format: "ics", icon: CalendarDays },
  { format: "gpx", icon: MapPinned },
  { format: "kml", icon: MapIcon },
  { format: "md", icon: FileText },
  { format: "csv", icon: Coins },
  { format: "json", icon: FileJson },
  { format: "zip", icon: Archive },
] as const;

/** Taking the plan along: files for other apps, and a calendar that follows it. For every member. */
export function ExportDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const [notes, setNotes] = useState(true);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")}>
      <div className="flex flex-col gap-8">
        <ul className="flex flex-col divide-y">
          {formats.map((it) => (
            <li key={it.format} className="flex items-center gap-3 py-3 first:pt-0">
              <it.icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{t(`name.${it.format}`)}</p>
                <p className="text-muted text-sm">{t(`hint.${it.format}`)}</p>
                {it.format === "pdf" && <Switch label={t("withNotes")} checked={notes} onCheckedChange={setNotes} />}
              </div>
              <a
                href={`/api/trips/${encodeURIComponent(tripId)}/export?format=${it.format}${it.format === "pdf" && !notes ? "&notes=false" : ""}`}
                download
                aria-label={t("downloadName", { name: t(`name.${it.format}`) })}
                className={buttonStyle({ variant: "secondary", size: "sm" })}
              >
                <Download aria-hidden="true" className="size-[1.15em]" />
                <span aria-hidden="true" className="max-sm:sr-only">
                  {t("download")}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <section aria-labelledby="export-calendar" className="border-t pt-6">
          <h3 id="export-calendar" className="flex items-center gap-2 font-semibold">
            <CalendarSync aria-hidden="true" className="size-5 text-muted" />
            {t("calendar")}
          </h3>
          <p className="mt-1 text-muted text-sm">{t("calendarText")}</p>
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
        toast({ title: t("ended") });
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
        <CopyField label={t("address")} value={url} hint={t("copyNow")} />
      ) : (
        made && <p className="text-sm">{t("made", { when: formatRelative(made.created_at, Date.now()) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {url && (
          <a href={url.replace(/^https?:/, "webcal:")} className={buttonStyle({ variant: "primary" })}>
            {t("open")}
          </a>
        )}
        <Button variant="secondary" loading={create.isPending} onClick={() => create.mutate({ trip_id: tripId })}>
          {t(made ? "makeNew" : "make")}
        </Button>
        {made && (
          <Button variant="danger-quiet" onClick={() => setEnding(true)}>
            {t("end")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title={t("endTitle")}
        description={t("endText")}
        confirmLabel={t("end")}
        danger
        loading={end.isPending}
        onConfirm={() => end.mutate({ trip_id: tripId })}
      />
    </div>
  );
}
