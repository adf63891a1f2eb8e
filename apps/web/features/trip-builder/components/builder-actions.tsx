"use client";

import { Plus, Redo2, Search, Undo2 } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { spellValues } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";
import type { Undo, UndoAction } from "./use-undo.ts";

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
