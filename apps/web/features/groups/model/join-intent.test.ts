import { expect, test } from "vitest";
import { keepJoinIntent, takeJoinIntent } from "./join-intent.ts";

const minute = 60_000;

function store() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage;
}

test("joins once, for the code of the link", () => {
  const tab = store();
  keepJoinIntent(tab, "K7MPQ2XW", 0);
  expect(takeJoinIntent(tab, "K7MPQ2XW", 5 * minute)).toBe(true);
  expect(takeJoinIntent(tab, "K7MPQ2XW", 5 * minute)).toBe(false);
});

test("does not join another group, and does not override a newer join", () => {
  const tab = store();
  keepJoinIntent(tab, "K7MPQ2XW", 0);
  expect(takeJoinIntent(tab, "ABCDEFGH", minute)).toBe(false);
  expect(takeJoinIntent(tab, "K7MPQ2XW", minute)).toBe(false);
});

test("ignores an old join, a clock that was set back and foreign content", () => {
  const tab = store();
  keepJoinIntent(tab, "K7MPQ2XW", 0);
  expect(takeJoinIntent(tab, "K7MPQ2XW", 31 * minute)).toBe(false);
  keepJoinIntent(tab, "K7MPQ2XW", 10 * minute);
  expect(takeJoinIntent(tab, "K7MPQ2XW", 0)).toBe(false);
  for (const text of ["{", "1", "null", '"K7MPQ2XW"', '{"code":"K7MPQ2XW"}']) {
    tab().setItem("caravan-join", text);
    expect(takeJoinIntent(tab, "K7MPQ2XW", 0)).toBe(false);
  }
});

test("asks again in a browser without storage", () => {
  const tab = () => {
    throw new Error("denied");
  };
  keepJoinIntent(tab, "K7MPQ2XW", 0);
  expect(takeJoinIntent(tab, "K7MPQ2XW", 0)).toBe(false);
});
