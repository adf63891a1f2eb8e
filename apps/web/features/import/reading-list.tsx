"use client";

import { CircleAlert, FileCheck, FileClock, X } from "lucide-react";
import { ButtonLink } from "@/ui/button.tsx";
import { count } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { importQueue, type QueueEntry } from "./import-queue.ts";
import { NotRead } from "./not-read.tsx";
import { ReadingProgress } from "./reading-progress.tsx";
import { reviewHref } from "./review-href.ts";

/** What was brought in, and how far each is. */
export function ReadingList({ entries, tripId }: { entries: readonly QueueEntry[]; tripId: string | null }) {
  return (
    <ul aria-label="Brought in" aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start gap-3 rounded-card border bg-surface p-4 shadow-card">
          <Mark state={entry.state} />
          <div className="wrap-anywhere min-w-0 flex-1">
            <Body entry={entry} tripId={tripId} />
          </div>
          <IconButton
            label={`Remove ${entry.name} from the list`}
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
  if (state === "failed" && problem) return <NotRead entry={entry} problem={problem} tripId={tripId} />;
  if (state !== "read" || confirmationId === null) return <ReadingProgress entry={entry} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm">{count(found, "booking")} recognised</span>
      </p>
      <ButtonLink size="sm" href={reviewHref(confirmationId, tripId)}>
        Look at it<span className="sr-only">: {name}</span>
      </ButtonLink>
    </div>
  );
}

function Mark({ state }: Pick<QueueEntry, "state">) {
  if (state === "failed") return <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />;
  const Icon = state === "read" ? FileCheck : FileClock;
  return <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />;
}
