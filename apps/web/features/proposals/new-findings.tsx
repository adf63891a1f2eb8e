import { CircleAlert, TriangleAlert } from "lucide-react";
import { count, spellDates } from "@/ui/format.ts";
import type { Proposal } from "./proposal.ts";

/** What the plan check would find with the whole of a proposal and does not find now. */
export function NewFindings({ proposal: { new_findings: findings, changes } }: { proposal: Proposal }) {
  if (!findings || findings.length === 0) return null;
  return (
    <div className="rounded-control bg-warning-soft px-3.5 py-2.5 text-on-warning-soft text-sm">
      <p className="font-medium">
        With {changes.length > 1 && "all of "}it, the plan check would find {count(findings.length, "new problem")}
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {findings.map((finding) => {
          const Icon = finding.severity === "error" ? CircleAlert : TriangleAlert;
          return (
            <li key={[finding.code, ...finding.day_ids, ...finding.activity_ids].join(" ")} className="flex gap-2">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="wrap-anywhere min-w-0">{spellDates(finding.message)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
