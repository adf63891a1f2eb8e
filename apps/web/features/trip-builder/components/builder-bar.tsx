"use client";

import { Inbox, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/ui/class-names.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { LazyMenu } from "@/ui/lazy-menu.tsx";
import { useSmallWindow, useWideWindow } from "@/ui/use-window-size.ts";
import { beforeUse } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";
import { useDragLook, useDragPart, useDragStore } from "../model/drag-store.ts";
import { chipId, trayId } from "../model/lanes.ts";
import { AddButton, SearchButton, UndoButtons } from "./builder-actions.tsx";
import { useBuilder } from "./builder-context.tsx";
import { SheetGrip } from "./sheet-grip.tsx";
import type { PlanSheet } from "./use-plan-sheet.ts";
import type { Undo } from "./use-undo.ts";

interface BuilderBarProps {
  strip: ReactNode;
  sheet: PlanSheet;
  undo: Undo;
  onSearch: () => void;
}

/** Stays at the top while the list scrolls: the days, and what people use all the time. */
export function BuilderBar({ strip, sheet, undo, onSearch }: BuilderBarProps) {
  // On a phone the actions are in the bar at the bottom.
  const small = useSmallWindow();
  const wide = useWideWindow();
  return (
    <div
      ref={sheet.bar}
      {...(!wide && sheet.drag)}
      data-day-chips
      className="print:hidden sticky top-(--header-height) z-20 -mx-4 border-b bg-paper/95 backdrop-blur-md max-lg:touch-pan-x max-lg:select-none sheet:top-0 sm:-mx-6 max-lg:[&_*]:touch-pan-x"
    >
      <SheetGrip sheet={sheet} />
      <div className="flex items-center">
        <div className="min-w-0 flex-1">{strip}</div>
        <div className="relative flex shrink-0 items-center py-1 pr-2 sm:pr-4">
          <AsideTarget />
          {!small && <UndoButtons undo={undo} />}
          {!small && <SearchButton onPress={onSearch} />}
          <ViewMenu />
          {!small && (
            <div className="ml-1.5">
              <AddButton />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** During a drag, in place of the actions: dropped here, a stop is set aside. */
function AsideTarget() {
  const { drag } = useBuilder();
  const drop = useDragPart(drag, "chip", chipId(trayId));
  const { isOver } = useDragLook(drag, chipId(trayId));
  if (!useDragStore(drag, "active", () => drag.active)) return null;
  return (
    <div
      ref={drop}
      data-day-chip={trayId}
      className={classNames(
        "absolute inset-y-1 right-2 z-10 flex min-w-full items-center justify-center gap-2 whitespace-nowrap rounded-full border border-dashed bg-raised px-4 font-medium text-sm",
        isOver ? "border-accent ring-2 ring-accent" : "border-line-strong text-muted",
      )}
    >
      <Inbox aria-hidden="true" className="size-4" />
      {t("setAside")}
    </div>
  );
}

const loadMenu = () => import("./view-menu-items.tsx");
beforeUse(() => void loadMenu().catch(() => undefined));

function ViewMenu() {
  return (
    <LazyMenu
      load={loadMenu}
      button={(props) => <IconButton label={t("view")} icon={<SlidersHorizontal />} {...props} />}
      menu={({ ViewMenuItems }, trigger, opens) => <ViewMenuItems trigger={trigger} opens={opens} />}
    />
  );
}
