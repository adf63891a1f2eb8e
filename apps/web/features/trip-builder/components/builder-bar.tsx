"use client";

import type { ReactNode } from "react";
import { useSmallWindow } from "@/ui/use-window-size.ts";
import { AddButton, UndoButtons } from "./builder-actions.tsx";
import { DensitySwitch } from "./density-switch.tsx";
import type { Undo } from "./use-undo.ts";

/** Stays at the top while the list scrolls: the days, and what people use all the time. */
export function BuilderBar({ strip, undo }: { strip: ReactNode; undo: Undo }) {
  // On a phone the actions are in the bar at the bottom.
  const small = useSmallWindow();
  return (
    <div className="sticky top-(--header-height) z-20 -mx-4 flex items-center border-b bg-paper/95 backdrop-blur-md sm:-mx-6">
      <div className="min-w-0 flex-1">{strip}</div>
      <div className="flex shrink-0 items-center py-1 pr-2 sm:pr-4">
        {!small && <UndoButtons undo={undo} />}
        <DensitySwitch />
        {!small && (
          <div className="ml-1.5">
            <AddButton />
          </div>
        )}
      </div>
    </div>
  );
}
