"use client";

import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { type Finding, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";
import { Disclosure } from "./disclosure.tsx";

const FindingGroup = loadedLater(() => import("./finding-row.tsx").then((module) => module.FindingGroup), {
  when: "in-use",
});

const groups = [
  { severity: "error", tone: "danger" },
  { severity: "warning", tone: "warning" },
  { severity: "info", tone: "neutral" },
] as const satisfies { severity: Finding["severity"]; tone: string }[];

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
    return check.isError ? <p className="text-muted text-sm">{t("check.failed")}</p> : null;
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
      <section aria-label={t("check")} tabIndex={-1} className="mr-1 ml-2 w-fit rounded-full">
        <Badge tone="success" icon={<Check />}>
          {t("check.fine")}
        </Badge>
      </section>
    );
  }
  return (
    // The findings open below the row in which the button stands.
    <section aria-label={t("check")} className="contents">
      <h2 className="sr-only">{t("check")}</h2>
      <Disclosure
        open={open}
        onOpen={setOpen}
        className="divide-y rounded-card border bg-surface shadow-card"
        button={
          <>
            <span>{t("check")}</span>
            {found.map(({ severity, tone, findings }) => (
              <Badge key={severity} tone={tone} className="px-2!">
                {findings.length}
                <span className={severity === found[0]?.severity ? "max-sm:sr-only" : "sr-only"}>
                  {t(`check.word.${severity}`, { count: findings.length })}
                </span>
              </Badge>
            ))}
            {unlisted > 0 && <span className="sr-only">{t("check.more", { count: unlisted })}</span>}
          </>
        }
      >
        {found.map(({ severity, findings }) => (
          <FindingGroup
            key={severity}
            title={t(`check.count.${severity}`, { count: findings.length })}
            severity={severity}
            findings={findings}
          />
        ))}
        {unlisted > 0 && <p className="px-4 py-3 text-muted text-sm">{t("check.unlisted", { count: unlisted })}</p>}
      </Disclosure>
    </section>
  );
}
