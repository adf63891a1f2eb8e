"use client";

import { useEffect, useEffectEvent } from "react";
import { type Pressed, shortcutOf, singleKeysOn } from "../model/shortcuts.ts";

/** Where keys have a meaning of their own: while somebody writes, chooses or answers a dialog. */
const busyParts =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Calls back for every shortcut that is pressed where nobody writes. */
export function useShortcuts(onPress: (pressed: Pressed) => void): void {
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
