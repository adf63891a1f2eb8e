"use client";

import { Inbox, Plus, Redo2, Search, SlidersHorizontal, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { spellValues } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { LazyMenu } from "@/ui/lazy-menu.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { useSmallWindow, useWideWindow } from "@/ui/use-window-size.ts";
import { beforeUse } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";
import { useDragLook, useDragPart, useDragStore } from "../model/drag-store.ts";
import { chipId, trayId } from "../model/lanes.ts";
import { shareOf } from "../model/plan-sheet.ts";
import { useBuilder } from "./builder-context.tsx";
import type { PlanSheet } from "./use-plan-sheet.ts";
import type { Undo, UndoAction } from "./use-undo.ts";

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

/** Pulls the list up and down; pressed, it opens or folds it. */
function SheetGrip({ sheet }: { sheet: PlanSheet }) {
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

/** Undo and redo, each named with what it would change. */
export function UndoButtons({ undo: { undo, redo } }: { undo: Undo }) {
  const { canEdit } = useBuilder();
  if (!canEdit) return null;
  return (
    <>
      <UndoButton name="undo" icon={<Undo2 />} keys="Control+Z" of={undo} />
      <UndoButton name="redo" icon={<Redo2 />} keys="Control+Shift+Z" of={redo} />
    </>
  );
}

interface UndoButtonProps {
  name: "undo" | "redo";
  icon: React.ReactElement;
  keys: string;
  of: UndoAction;
}

function UndoButton({ name, icon, keys, of: { available, action, run } }: UndoButtonProps) {
  return (
    <TooltipButton
      label={action === null ? t(name) : t(`${name}.what`, { action: spellValues(action) })}
      icon={icon}
      aria-keyshortcuts={keys}
      // Not `disabled`, which would drop the focus of the person who has just pressed it.
      aria-disabled={!available}
      className="aria-disabled:opacity-45"
      onClick={() => void run()}
    />
  );
}

export function SearchButton({ onPress }: { onPress: () => void }) {
  return <TooltipButton label={t("search")} icon={<Search />} aria-keyshortcuts="Control+K" onClick={onPress} />;
}

/** @param iconOnly in the bar of a phone */
export function AddButton({ iconOnly = false }: { iconOnly?: boolean }) {
  const { openNewActivity } = useBuilder();
  if (iconOnly) {
    return (
      <IconButton
        label={t("addActivity")}
        icon={<Plus />}
        onClick={() => openNewActivity()}
        className="bg-accent text-on-accent! hover:bg-accent-strong!"
      />
    );
  }
  return (
    <Button size="sm" icon={<Plus />} aria-label={t("addActivity")} onClick={() => openNewActivity()}>
      {t("add")}
    </Button>
  );
}
