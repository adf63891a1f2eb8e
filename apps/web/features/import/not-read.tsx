"use client";

import type { DomainError } from "@/features/api-client/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { importQueue, type QueueEntry } from "./import-queue.ts";

/** Nothing came of it: what can be done instead. */
export function NotRead({
  entry,
  problem,
  tripId,
}: {
  entry: QueueEntry;
  problem: DomainError;
  tripId: string | null;
}) {
  const empty = problem.code === "nothing_recognised";
  const again = problem.status === 0 || problem.status === 429 || problem.status >= 500;
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <h2 className="font-semibold">
        {empty ? `No booking was recognised in ${entry.name}` : `${entry.name} could not be read`}
      </h2>
      {empty ? (
        <ul className="list-disc pl-5 text-muted">
          <li>Paste the whole mail, from its first lines to its end, rather than a part of it.</li>
          <li>Of a PDF that is a picture, paste the text or add the booking by hand.</li>
        </ul>
      ) : (
        <p className="text-muted">{problem.message}</p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        {again && (
          <Button size="sm" onClick={() => void importQueue.retry(entry.id)}>
            Try again
          </Button>
        )}
        <ButtonLink size="sm" variant="secondary" href={tripId === null ? "/trips" : `/trips/${tripId}/travel#add`}>
          {tripId === null ? "Add it by hand on a trip" : "Add it by hand"}
        </ButtonLink>
      </div>
    </div>
  );
}
