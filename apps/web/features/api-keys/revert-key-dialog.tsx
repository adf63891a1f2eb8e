"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { domainError, useApi, useApiClient, useRunMutation } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { spellValues } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import type { ApiKey } from "./key.ts";
import { t } from "./messages/index.ts";
import {
  createdTripsText,
  keptReason,
  keptRecordText,
  mergeReports,
  type RevertedTrips,
  type RevertReport,
  recordText,
  revertSummary,
} from "./revert-report.ts";

export interface RevertKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Revokes a key and reverts what was done with it, after a preview. */
export function RevertKeyDialog({ apiKey, onClose }: RevertKeyDialogProps) {
  const { preview, revert, revoked } = useRevertKey(apiKey);
  const frame = (title: string, footer: ReactNode, children: ReactNode, description?: ReactNode) => (
    <Dialog
      open
      onOpenChange={(open) => !open && !revert.isPending && onClose()}
      title={title}
      description={description}
      footer={footer}
    >
      {children}
    </Dialog>
  );
  const name = apiKey.agent_name;

  if (revert.data) {
    return frame(
      revertSummary(revert.data, true) ?? t("nothingLeft"),
      <Button onClick={onClose}>{t("done")}</Button>,
      <>
        <RevertedTripList trips={revert.data.trips} done />
        <RevertedRecordList records={revert.data.records} done />
        <KeptNote created={revert.data.created_trips} />
      </>,
      t("noLonger", { name }),
    );
  }

  const ends = apiKey.revoked_at === null;
  const title = ends ? t("undo.titleBoth", { name }) : t("undo.title", { name });
  const cancel = (
    <Button variant="secondary" onClick={() => !revert.isPending && onClose()} aria-disabled={revert.isPending}>
      {revoked && ends ? t("close") : t("cancel")}
    </Button>
  );
  if (preview.isPending) {
    return frame(title, cancel, <Loading label={t("checking")} blocks={["h-24 rounded-card"]} />);
  }
  if (!preview.data) {
    const again = <Button onClick={() => void preview.refetch()}>{t("tryAgain")}</Button>;
    return frame(
      title,
      <>
        {cancel}
        {again}
      </>,
      <FormAlert>{domainError(preview.error).message}</FormAlert>,
    );
  }
  const words = revertSummary(preview.data);
  const problem = revert.error && domainError(revert.error).message;
  return frame(
    title,
    <>
      {cancel}
      {(words || ends) && (
        <Button variant="danger" loading={revert.isPending} onClick={() => revert.mutate()}>
          {ends ? (words ? t("revokeAndUndo") : t("revokeKey")) : t("undoDid")}
        </Button>
      )}
    </>,
    <>
      {problem && (
        <div className="mb-4">
          <FormAlert>{revoked && ends ? t("stillThere", { problem }) : problem}</FormAlert>
        </div>
      )}
      <RevertedTripList trips={preview.data.trips} />
      <RevertedRecordList records={preview.data.records} />
      <KeptNote created={preview.data.created_trips} />
    </>,
    words ? t("historyKeeps", { words }) : t("nothingToUndo"),
  );
}

/** For each trip, what is reverted, and what stays because later changes depend on it. */
function RevertedTripList({ trips, done = false }: { trips: RevertedTrips; done?: boolean }) {
  const touched = trips.filter((it) => it.taken_back.length > 0 || it.kept.length > 0);
  if (touched.length === 0) return null;
  return (
    <ul className="-mr-3 flex max-h-[50dvh] flex-col gap-5 overflow-y-auto pr-3">
      {touched.map((trip) => (
        <li key={trip.trip_id}>
          <p className="wrap-anywhere font-semibold">
            {done ? (
              <Link href={`/trips/${trip.trip_id}`} className="text-accent underline underline-offset-4">
                {trip.title}
              </Link>
            ) : (
              trip.title
            )}
          </p>
          {trip.taken_back.length > 0 && (
            <details className="group/back">
              <summary className="tap -ml-1 flex w-fit cursor-pointer list-none items-center gap-1 text-muted [&::-webkit-details-marker]:hidden">
                <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/back:rotate-90" />
                {t("changesUndone", { done: done ? "yes" : "no", count: trip.taken_back.length })}
              </summary>
              <ul className="flex list-disc flex-col gap-1 pl-5 text-[0.9375rem] text-muted">
                {trip.taken_back.map((edit) => (
                  <li key={edit.edit_id} className="wrap-anywhere">
                    {spellValues(edit.summary)}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {trip.kept.length > 0 && (
            <div className="mt-1 rounded-control bg-warning-soft px-3.5 py-2.5 text-[0.9375rem] text-on-warning-soft">
              <p className="font-medium">{t("changesStay", { count: trip.kept.length })}</p>
              <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
                {trip.kept.map((edit) => (
                  <li key={edit.edit_id} className="wrap-anywhere">
                    {spellValues(edit.summary)}: {keptReason(edit)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The records besides plans: bookings, expenses, groups, preferences and others. */
function RevertedRecordList({ records, done = false }: { records: RevertReport["records"]; done?: boolean }) {
  const { taken_back, kept } = records;
  if (taken_back.length + kept.length === 0) return null;
  return (
    <section className="mt-5 first:mt-0">
      <h3 className="font-semibold">{t("beside")}</h3>
      {taken_back.length > 0 && (
        <details className="group/back">
          <summary className="tap -ml-1 flex w-fit cursor-pointer list-none items-center gap-1 text-muted [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/back:rotate-90" />
            {t("changesUndone", { done: done ? "yes" : "no", count: taken_back.length })}
          </summary>
          <ul className="flex max-h-[30dvh] list-disc flex-col gap-1 overflow-y-auto pl-5 text-[0.9375rem] text-muted">
            {taken_back.map((it, index) => (
              <li key={index} className="wrap-anywhere">
                {recordText(it)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {kept.length > 0 && (
        <div className="mt-1 rounded-control bg-warning-soft px-3.5 py-2.5 text-[0.9375rem] text-on-warning-soft">
          <p className="font-medium">{t("changesStay", { count: kept.length })}</p>
          <ul className="mt-1 flex max-h-[30dvh] list-disc flex-col gap-1 overflow-y-auto pl-5">
            {kept.map((it, index) => (
              <li key={index} className="wrap-anywhere">
                {keptRecordText(it)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** What a revert leaves unchanged: the trips that the key created. */
function KeptNote({ created }: { created: RevertReport["created_trips"] }) {
  const made = createdTripsText(created);
  return made && <p className="wrap-anywhere mt-5 text-[0.9375rem] text-muted first:mt-0">{made}</p>;
}

const mostCalls = 50;

/**
 * Reverts everything that was done with a key, with a preview. The key is revoked first, so that it makes no new
 * changes meanwhile.
 */
function useRevertKey(apiKey: ApiKey) {
  const api = useApi();
  const client = useApiClient();
  const run = useRunMutation();
  const [revoked, setRevoked] = useState(apiKey.revoked_at !== null);
  const preview = useQuery({
    queryKey: ["preview of reverting a key", apiKey.id],
    queryFn: () => client.keys.revertEdits.mutate({ key_id: apiKey.id, preview: true }),
    gcTime: 0,
    // The preview stays unchanged while the person decides and while the revert runs.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const revert = useMutation({
    mutationFn: async () => {
      if (!revoked) await run(api.keys.revoke.mutationOptions(), { key_id: apiKey.id });
      setRevoked(true);
      let report: RevertReport | null = null;
      // A long history takes several calls, each for older edits.
      for (let calls = 0; calls < mostCalls; calls += 1) {
        const now: RevertReport = await run(api.keys.revertEdits.mutationOptions(), { key_id: apiKey.id });
        report = mergeReports(report, now);
        if (!now.trips.some((it) => it.more && it.taken_back.length > 0)) break;
      }
      return report;
    },
  });
  return { preview, revert, revoked };
}
