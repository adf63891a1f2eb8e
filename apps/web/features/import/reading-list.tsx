"use client";

import { CircleAlert, FileCheck, FileClock, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { DomainError } from "@/features/api-client/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Progress } from "@/ui/progress.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { importQueue, type QueueEntry } from "./import-queue.ts";
import { t } from "./messages/index.ts";
import { reviewAddress } from "./review-address.ts";

/** The confirmations that were added, and the progress of each. */
export function ReadingList({ entries, tripId }: { entries: readonly QueueEntry[]; tripId: string | null }) {
  return (
    <ul aria-label={t("imported")} aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start gap-3 rounded-card border bg-surface p-4 shadow-card">
          <Mark state={entry.state} />
          <div className="wrap-anywhere min-w-0 flex-1">
            <Body entry={entry} tripId={tripId} />
          </div>
          <TooltipButton
            label={t("removeFrom", { name: entry.name })}
            icon={<X />}
            className="-my-2 -mr-2"
            onClick={() => importQueue.drop(entry.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Body({ entry, tripId }: { entry: QueueEntry; tripId: string | null }) {
  const { name, state, problem, confirmationId, found } = entry;
  if (state === "failed" && problem) return <ReadingFailed entry={entry} problem={problem} tripId={tripId} />;
  if (state !== "read" || confirmationId === null) return <ReadingProgress entry={entry} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm">{t("found", { count: found })}</span>
      </p>
      <ButtonLink size="sm" href={reviewAddress(confirmationId, tripId)}>
        {t("look")}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </div>
  );
}

function Mark({ state }: Pick<QueueEntry, "state">) {
  if (state === "failed") return <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />;
  const Icon = state === "read" ? FileCheck : FileClock;
  return <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />;
}

/** After this many seconds people wonder whether it still runs. */
const stillReadingAfterMs = 4_000;

function ReadingProgress({ entry }: { entry: QueueEntry }) {
  const { name, state, sent } = entry;
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (state !== "reading") return;
    const timer = setTimeout(() => setLong(true), stillReadingAfterMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "waiting")
    return (
      <p>
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm">{t("waiting")}</span>
      </p>
    );
  const sending = state === "sending";
  return (
    <div className="flex flex-col gap-1.5">
      <Progress label={name} value={sending ? sent : null} />
      <p className="text-muted text-sm">{sending ? t("sending") : long ? t("long") : t("looking")}</p>
    </div>
  );
}

/** Nothing was recognised: what can be done instead. */
function ReadingFailed({ entry, problem, tripId }: { entry: QueueEntry; problem: DomainError; tripId: string | null }) {
  const empty = problem.code === "nothing_recognised";
  const again = problem.status === 0 || problem.status === 429 || problem.status >= 500;
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <h2 className="font-semibold">{empty ? t("none", { name: entry.name }) : t("notRead", { name: entry.name })}</h2>
      {empty ? (
        <ul className="list-disc pl-5 text-muted">
          <li>{t("none.whole")}</li>
          <li>{t("none.picture")}</li>
        </ul>
      ) : (
        <p className="text-muted">{problem.message}</p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        {again && (
          <Button size="sm" onClick={() => void importQueue.retry(entry.id)}>
            {t("tryAgain")}
          </Button>
        )}
        <ButtonLink size="sm" variant="secondary" href={tripId === null ? "/trips" : `/trips/${tripId}/travel#add`}>
          {tripId === null ? t("byHandOnTrip") : t("byHand")}
        </ButtonLink>
      </div>
    </div>
  );
}
