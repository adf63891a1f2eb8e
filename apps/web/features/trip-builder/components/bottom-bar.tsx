"use client";

import { List, Map as MapIcon, PanelBottom } from "lucide-react";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { useSmallWindow } from "@/ui/use-window-size.ts";
import { t } from "../messages/index.ts";
import type { SheetHeight } from "../model/plan-sheet.ts";
import { AddButton, SearchButton, UndoButtons } from "./builder-bar.tsx";
import { SavingStatus } from "./saving-status.tsx";
import type { Undo } from "./use-undo.ts";

interface BottomBarProps {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  undo: Undo;
  onSearch: () => void;
}

/** Where list and map do not fit side by side: how much of each is shown, and on a phone the actions within reach. */
export function BottomBar({ height, onHeight, undo, onSearch }: BottomBarProps) {
  const small = useSmallWindow();
  const control = (
    <SegmentedControl
      label={t("view")}
      value={height}
      onValueChange={onHeight}
      iconOnly={small}
      className={
        small ? "shrink-0 flex-nowrap" : "pointer-events-auto max-w-[calc(100%-2rem)] border bg-sunken shadow-float"
      }
      segments={[
        { value: "full", label: t("view.list"), icon: <List /> },
        { value: "half", label: t("view.both"), icon: <PanelBottom /> },
        { value: "peek", label: t("view.map"), icon: <MapIcon /> },
      ]}
    />
  );
  if (!small) {
    return (
      <div
        data-bottom-bar
        className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        {control}
      </div>
    );
  }
  return (
    <div
      data-bottom-bar
      // Its buttons have icons only, so they grow with the letters no further than seven fit beside each other.
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-[1vw] border-t bg-raised px-[min(0.75rem,2vw)] pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] [&_.tap]:min-h-[min(2.75rem,48px)]! [&_.tap]:min-w-[min(2.75rem,12vw)]! [&_svg]:size-[min(1.25rem,6vw)]! [&_label]:px-0!"
    >
      <div className="-translate-x-1/2 -translate-y-full absolute top-0 left-1/2 pb-1.5">
        <SavingStatus className="not-empty:rounded-full not-empty:bg-raised not-empty:px-3 not-empty:py-0.5 not-empty:shadow-card" />
      </div>
      <div className="flex">
        <UndoButtons undo={undo} />
      </div>
      {control}
      <div className="flex gap-[1vw]">
        <SearchButton onPress={onSearch} />
        <AddButton iconOnly />
      </div>
    </div>
  );
}
