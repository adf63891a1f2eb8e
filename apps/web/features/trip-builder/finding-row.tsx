"use client";

import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Finding } from "@/features/trips/types.ts";
import { Button } from "@/ui/button.tsx";
import { findActivity } from "./arrange.ts";
import { useBuilder } from "./builder-context.tsx";

const marks = {
  error: { icon: CircleAlert, word: "Problem", tone: "text-danger" },
  warning: { icon: TriangleAlert, word: "Warning", tone: "text-on-warning-soft" },
  info: { icon: Info, word: "Note", tone: "text-muted" },
} as const;

export function FindingRow({ finding }: { finding: Finding }) {
  const { trip, canEdit, edits, goTo } = useBuilder();
  const [busy, setBusy] = useState(false);
  const { icon: Icon, word, tone } = marks[finding.severity];
  const target = finding.activity_ids.map((id) => findActivity(trip, id)?.activity).find(Boolean);
  const fix = async () => {
    setBusy(true);
    await edits.applyFix(finding);
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${tone}`} />
      <p className="min-w-48 flex-1">
        <span className="sr-only">{word}: </span>
        {finding.message}
      </p>
      <div className="flex gap-1">
        {target && (
          <Button variant="ghost" size="sm" onClick={() => goTo(target.id)}>
            Show<span className="sr-only"> {target.title}</span>
          </Button>
        )}
        {canEdit && finding.fixable && (
          <Button variant="secondary" size="sm" loading={busy} onClick={() => void fix()}>
            Fix<span className="sr-only">: {finding.message}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
