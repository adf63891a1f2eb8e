"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { formatRelative } from "@/ui/format.ts";

type Arrival = ApiOutputs["inbound"]["mails"]["mails"][number];

const outcomes: Readonly<Record<Arrival["outcome"], { tone: "success" | "warning" | "danger"; word: string }>> = {
  saved: { tone: "success", word: "Kept" },
  nothing_recognised: { tone: "warning", word: "No travel in it" },
  refused: { tone: "danger", word: "Not taken" },
};

/** What arrived last, and what became of it. */
export function Arrivals() {
  const mails = useQuery(useApi().inbound.mails.queryOptions({})).data?.mails ?? [];
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="arrivals" className="border-t pt-5">
      <h3 id="arrivals" className="font-semibold">
        What arrived last
      </h3>
      <ul className="mt-3 flex flex-col divide-y">
        {mails.map((it) => (
          <li key={it.id} className="flex flex-col gap-1 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="wrap-anywhere font-medium">{it.subject ?? "Without a subject"}</span>
              <span className="text-faint text-sm">{formatRelative(it.received_at, Date.now())}</span>
            </div>
            <p className="wrap-anywhere text-muted text-sm">{it.summary}</p>
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={outcomes[it.outcome].tone}>{outcomes[it.outcome].word}</Badge>
              {it.sender && <span className="wrap-anywhere text-faint text-sm">{it.sender}</span>}
              {it.trip_id !== null && (
                <Link href={`/trips/${it.trip_id}`} className="tap flex items-center underline underline-offset-4">
                  Open the trip
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
