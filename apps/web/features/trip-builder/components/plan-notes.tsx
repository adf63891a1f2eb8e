"use client";

import { type ReactNode, useState } from "react";
import { ChecklistsLink } from "@/features/checklists/index.ts";
import { spellValues } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";
import { Disclosure } from "./disclosure.tsx";
import { LeftOutLink } from "./left-out-link.tsx";
import { PlanCheck } from "./plan-check.tsx";
import { useOverview } from "./use-explanation.ts";

/** One row with what there is to know about the plan as a whole; each part opens below it. */
export function PlanNotes({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-2 -my-1 flex flex-wrap items-center">
      <PlanCheck />
      <BeforeYouGo />
      <LeftOutLink />
      {children}
    </div>
  );
}

/** What one reads and does before the days. */
function BeforeYouGo() {
  const { trip } = useBuilder();
  const [open, setOpen] = useState(false);
  const said = useOverview(trip);
  return (
    <Disclosure open={open} onOpen={setOpen} button={t("beforeYouGo")} className="text-muted">
      <div className="mb-3">
        <ChecklistsLink tripId={trip.id} canShare={trip.role !== "viewer"} />
      </div>
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 wrap-anywhere pl-5 empty:hidden">
        {said.map((it) => (
          <li key={it}>{spellValues(it)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
