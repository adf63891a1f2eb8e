"use client";

import { CircleAlert, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { spellValues } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import type { Proposal } from "./proposal.ts";

/** So many are read before one decides; they come in the order of weight. */
const atFirst = 4;

/** The new findings that the plan check would have with all of it. */
export function NewFindings({ findings, several }: { findings: Proposal["new_findings"]; several: boolean }) {
  const [all, setAll] = useState(false);
  if (!findings || findings.length === 0) return null;
  // "1 more" would take as much room as the one itself.
  const isLong = findings.length > atFirst + 1;
  return (
    <div className="rounded-control bg-warning-soft px-3.5 py-2.5 text-on-warning-soft text-sm">
      <p className="font-medium">{t("newProblems", { all: several ? "yes" : "no", count: findings.length })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {(isLong && !all ? findings.slice(0, atFirst) : findings).map((finding) => {
          const Icon = finding.severity === "error" ? CircleAlert : TriangleAlert;
          return (
            <li key={[finding.code, ...finding.day_ids, ...finding.activity_ids].join(" ")} className="flex gap-2">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="wrap-anywhere min-w-0">{spellValues(finding.message)}</span>
            </li>
          );
        })}
      </ul>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2 mt-1"
          aria-expanded={all}
          onClick={() => setAll((now) => !now)}
        >
          {all ? t("showFewer") : t("moreProblems", { count: findings.length - atFirst })}
        </Button>
      )}
    </div>
  );
}
