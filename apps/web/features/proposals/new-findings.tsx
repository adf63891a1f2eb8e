import { CircleAlert, TriangleAlert } from "lucide-react";
import { spellValues } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import type { Proposal } from "./proposal.ts";

/** The new findings that the plan check would have with all of it. */
export function NewFindings({ findings, several }: { findings: Proposal["new_findings"]; several: boolean }) {
  if (!findings || findings.length === 0) return null;
  return (
    <div className="rounded-control bg-warning-soft px-3.5 py-2.5 text-on-warning-soft text-sm">
      <p className="font-medium">{t("newProblems", { all: several ? "yes" : "no", count: findings.length })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {findings.map((finding) => {
          const Icon = finding.severity === "error" ? CircleAlert : TriangleAlert;
          return (
            <li key={[finding.code, ...finding.day_ids, ...finding.activity_ids].join(" ")} className="flex gap-2">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="wrap-anywhere min-w-0">{spellValues(finding.message)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
