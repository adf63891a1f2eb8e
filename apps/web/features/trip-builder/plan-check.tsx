"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown, CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useApi } from "@/features/api-client/api.ts";
import type { Finding } from "@/features/trips/types.ts";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { count } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";
import { FindingRow } from "./finding-row.tsx";

const severities = ["error", "warning", "info"] as const satisfies Finding["severity"][];

/** What the checker says of the plan as it stands. */
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
    return check.isError ? <p className="text-muted text-sm">The plan could not be checked just now.</p> : null;
  }
  const { findings } = check.data;
  const sorted = severities.flatMap((severity) => findings.filter((it) => it.severity === severity));
  const of = (severity: Finding["severity"]) => findings.filter((it) => it.severity === severity).length;
  const [errors, warnings, infos] = [of("error"), of("warning"), of("info")];
  const empty = trip.itinerary.every((day) => day.activities.length === 0);
  if (findings.length === 0) {
    if (empty) return null;
    return (
      <section aria-label="Plan check">
        <Badge tone="success" icon={<Check />}>
          Plan check: nothing clashes
        </Badge>
      </section>
    );
  }
  return (
    <section aria-label="Plan check" className="rounded-card border bg-surface shadow-card">
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
            {errors > 0 && <Badge tone="danger">{count(errors, "problem")}</Badge>}
            {warnings > 0 && <Badge tone="warning">{count(warnings, "warning")}</Badge>}
            {infos > 0 && <Badge>{count(infos, "note")}</Badge>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-4.5 text-muted transition-transform", open && "rotate-180")}
          />
        </button>
      </h2>
      <ul id={listId} hidden={!open} className="divide-y border-t">
        {sorted.map((finding) => (
          <FindingRow key={`${finding.code} ${finding.message}`} finding={finding} />
        ))}
      </ul>
    </section>
  );
}
