import { deviceChoice } from "./device-choice.ts";

/** What keys do in the trip builder, in the order of the help. `1` to `9` go to a day. */
export const shortcuts = [
  { id: "search", keys: ["Ctrl K", "/"] },
  { id: "add", keys: ["A"] },
  { id: "next", keys: ["J"] },
  { id: "previous", keys: ["K"] },
  { id: "day", keys: ["1", "…", "9"] },
  { id: "density", keys: ["L"] },
  { id: "map", keys: ["M"] },
  { id: "undo", keys: ["Ctrl Z"] },
  { id: "redo", keys: ["Ctrl Shift Z"] },
  { id: "help", keys: ["?"] },
] as const;

export type ShortcutId = (typeof shortcuts)[number]["id"];

export type Pressed =
  | { readonly id: Exclude<ShortcutId, "day"> }
  | { readonly id: "day" /** From 1. */; readonly number: number };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const single: Readonly<Record<string, Exclude<ShortcutId, "day">>> = {
  "/": "search",
  "?": "help",
  a: "add",
  j: "next",
  k: "previous",
  l: "density",
  m: "map",
};

/**
 * What a key is for; null for all others.
 *
 * @param singles keys without Ctrl count too
 */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, singles: boolean): Pressed | null {
  if (altKey) return null;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (letter === "k" && !shiftKey) return { id: "search" };
    if (letter === "z") return { id: shiftKey ? "redo" : "undo" };
    return letter === "y" && ctrlKey && !shiftKey ? { id: "redo" } : null;
  }
  if (!singles) return null;
  if (/^[1-9]$/.test(key)) return { id: "day", number: Number(key) };
  // Keyboards need Shift for some of the signs.
  const id = Object.hasOwn(single, letter) ? single[letter] : undefined;
  return id === undefined || (shiftKey && /^[a-z]$/.test(letter)) ? null : { id };
}

/** Whether single keys do something on this device; speech input may press them by accident. */
const singleKeys = deviceChoice("caravan-single-keys", ["on", "off"]);

export const singleKeysOn = () => singleKeys.read() === "on";
export const useSingleKeys = () => singleKeys.use() === "on";
export const chooseSingleKeys = (on: boolean) => singleKeys.choose(on ? "on" : "off");
