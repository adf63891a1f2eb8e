"use client";

import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { type Finding, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { count } from "@/ui/format.ts";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { useBuilder } from "./builder-context.tsx";
import { Disclosure } from "./disclosure.tsx";

const FindingGroup = loadedLater(() => import("./finding-row.tsx").then((module) => module.FindingGroup), {
  when: "in-use",
});

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
      <section aria-label="Plan check" tabIndex={-1} className="mr-1 ml-2 w-fit rounded-full">
        <Badge tone="success" icon={<Check />}>
          Plan check: nothing clashes
        </Badge>
      </section>
    );
  }
  return (
    // The findings open below the row in which the button stands.
    <section aria-label="Plan check" className="contents">
      <h2 className="sr-only">Plan check</h2>
      <Disclosure
        open={open}
        onOpen={setOpen}
        className="divide-y rounded-card border bg-surface shadow-card"
        button={
          <>
            <span>Plan check</span>
            {found.map(({ severity, word, tone, findings }) => (
              <Badge key={severity} tone={tone} className="px-2!">
                {findings.length}
                <span className={severity === found[0]?.severity ? "max-sm:sr-only" : "sr-only"}>
                  {findings.length === 1 ? word : `${word}s`}
                </span>
              </Badge>
            ))}
            {unlisted > 0 && <span className="sr-only">{unlisted} more</span>}
          </>
        }
      >
        {found.map(({ severity, word, findings }) => (
          <FindingGroup key={severity} title={count(findings.length, word)} word={word} findings={findings} />
        ))}
        {unlisted > 0 && (
          <p className="px-4 py-3 text-muted text-sm">
            {`${unlisted} more are not listed: settle some of these first, and the rest will follow.`}
          </p>
        )}
      </Disclosure>
    </section>
  );
}
