"use client";

import { t } from "../messages/index.ts";
import { shareOf } from "../model/plan-sheet.ts";
import type { PlanSheet } from "./use-plan-sheet.ts";

/** Pulls the list up and down; pressed, it opens or folds it. */
export function SheetGrip({ sheet }: { sheet: PlanSheet }) {
  const { height } = sheet;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be operated; this is the window splitter of the ARIA practices
    <div
      role="separator"
      tabIndex={0}
      aria-label={t("sheet")}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shareOf[height]}
      aria-valuetext={t(`sheet.${height}`)}
      onKeyDown={(event) => {
        if (event.key === "Enter") sheet.choose(height === "half" ? "full" : "half");
        else if (!sheet.onKey(event.key)) return;
        event.preventDefault();
      }}
      onClick={() => sheet.choose(height === "half" ? "full" : "half")}
      className="-mb-1.5 relative z-10 mx-auto grid h-6 w-24 cursor-row-resize place-items-center rounded-full focus-visible:-outline-offset-4 lg:hidden print:hidden"
    >
      <span aria-hidden="true" className="h-1 w-10 rounded-full bg-line-strong/60" />
    </div>
  );
}
