"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown, CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { type Finding, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { count } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";
import { FindingGroup } from "./finding-row.tsx";

const groups = [
  { severity: "error", word: "problem", tone: "danger" },
  { severity: "warning", word: "warning", tone: "warning" },
  { severity: "info", word: "note", tone: "neutral" },
] as const satisfies { severity: Finding["severity"]; word: string; tone: string }[];

/** The findings of the plan check, the most serious first. */
export function PlanCheck() {
  const { trip } = useBuilder();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const check = useQuery({
    ...api.trips.check.queryOptions({ trip_id: trip.id }),
    placeholderData: (previous) => previous,
  });
  if (!check.data) {
    return check.isError ? <p className="text-muted text-sm">The plan couldn't be checked just now.</p> : null;
  }
  const { findings, findings_total: total } = check.data;
  const unlisted = total - findings.length;
  const found = groups
    .map((group) => ({ ...group, findings: findings.filter((it) => it.severity === group.severity) }))
    .filter((it) => it.findings.length > 0);
  if (found.length === 0) {
    const isEmpty = trip.itinerary.every((day) => day.activities.length === 0);
    if (isEmpty) return null;
    return (
      <section aria-label="Plan check" tabIndex={-1} className="w-fit rounded-full">
        <Badge tone="success" icon={<Check />}>
          Plan check: nothing clashes
        </Badge>
      </section>
    );
  }
  return (
    <section aria-label="Plan check" tabIndex={-1} className="rounded-card border bg-surface shadow-card">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1.5 rounded-card px-4 py-2.5 text-left"
        >
          <CircleAlert aria-hidden="true" className="size-4.5 text-muted" />
          <span className="font-medium">Plan check</span>
          <span className="flex flex-1 flex-wrap gap-1.5">
            {found.map(({ severity, word, tone, findings }) => (
              <Badge key={severity} tone={tone}>
                {count(findings.length, word)}
              </Badge>
            ))}
            {unlisted > 0 && <Badge tone="neutral">{`${unlisted} more`}</Badge>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-4.5 text-muted transition-transform", open && "rotate-180")}
          />
        </button>
      </h2>
      <div id={listId} hidden={!open} className="divide-y border-t">
        {found.map(({ severity, word, findings }) => (
          <FindingGroup key={severity} title={count(findings.length, word)} word={word} findings={findings} />
        ))}
        {unlisted > 0 && (
          <p className="px-4 py-3 text-muted text-sm">
            {`${unlisted} more are not listed: settle some of these first, and the rest will follow.`}
          </p>
        )}
      </div>
    </section>
  );
}
