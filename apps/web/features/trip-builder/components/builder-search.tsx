"use client";

import { withTexts } from "@caravan/languages/texts";
import { useEffect, useEffectEvent, useState } from "react";
import { overlayLoadedLater } from "@/ui/loaded-later.tsx";
import { switchListDensity } from "../model/device-choice.ts";
import { type Pressed, shortcutOf, singleKeysOn } from "../model/shortcuts.ts";
import { useBuilder } from "./builder-context.tsx";
import type { Undo } from "./use-undo.ts";

const CommandPalette = overlayLoadedLater(() =>
  withTexts("trip-builder/palette", () => import("./command-palette.tsx")).then((module) => module.CommandPalette),
);
const ShortcutsHelp = overlayLoadedLater(() =>
  withTexts("trip-builder/palette", () => import("./shortcuts-help.tsx")).then((module) => module.ShortcutsHelp),
);

interface BuilderSearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  undo: Undo;
  onDay: (dayId: string) => void;
  onMap: () => void;
}

/** The command palette, the keys and their help. */
export function BuilderSearch({ open, onOpenChange, undo, onDay, onMap }: BuilderSearchProps) {
  const { trip, focus, openNewActivity, goTo } = useBuilder();
  const [help, setHelp] = useState(false);
  const step = (by: 1 | -1) => {
    const stops = trip.itinerary.flatMap((day) => day.activities);
    const at = stops.findIndex((it) => it.id === focus.selectedId);
    const next = stops[at === -1 && by < 0 ? stops.length - 1 : at + by];
    if (next) goTo(next.id);
  };
  const act = (pressed: Pressed) => {
    if (pressed.id === "day") {
      const day = trip.itinerary[pressed.number - 1];
      if (day) onDay(day.id);
      return;
    }
    const actions = {
      search: () => onOpenChange(true),
      add: () => openNewActivity(),
      next: () => step(1),
      previous: () => step(-1),
      density: switchListDensity,
      map: onMap,
      undo: () => void undo.undo.run(),
      redo: () => void undo.redo.run(),
      help: () => setHelp(true),
    } as const;
    actions[pressed.id]();
  };
  useShortcuts(act);
  return (
    <>
      <CommandPalette open={open} onOpenChange={onOpenChange} undo={undo} onDay={onDay} onHelp={() => setHelp(true)} />
      <ShortcutsHelp open={help} onOpenChange={setHelp} />
    </>
  );
}

/** Where keys have a meaning of their own: while somebody writes, chooses or answers a dialog. */
const busyParts =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Calls back for every shortcut that is pressed where nobody writes. */
function useShortcuts(onPress: (pressed: Pressed) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(busyParts))) return;
    const pressed = shortcutOf(event, singleKeysOn());
    if (!pressed) return;
    event.preventDefault();
    onPress(pressed);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
