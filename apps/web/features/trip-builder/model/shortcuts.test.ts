import { describe, expect, it } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof none> = {}, singles = true) =>
  shortcutOf({ key, ...none, ...held }, singles);

describe("what keys do in the trip builder", () => {
  it.each([
    ["/", {}, { id: "search" }],
    ["k", { ctrlKey: true }, { id: "search" }],
    ["k", { metaKey: true }, { id: "search" }],
    ["K", { ctrlKey: true, shiftKey: true }, null],
    ["k", {}, { id: "previous" }],
    ["?", { shiftKey: true }, { id: "help" }],
    ["a", {}, { id: "add" }],
    ["A", { shiftKey: true }, null],
    ["a", { ctrlKey: true }, null],
    ["a", { altKey: true }, null],
    ["3", {}, { id: "day", number: 3 }],
    ["0", {}, null],
    ["z", { ctrlKey: true }, { id: "undo" }],
    ["Z", { metaKey: true, shiftKey: true }, { id: "redo" }],
    ["y", { ctrlKey: true }, { id: "redo" }],
    ["z", {}, null],
    ["constructor", {}, null],
  ])("%s with %j", (key, held, id) => expect(press(key, held)).toEqual(id));

  it("keeps only the keys with Ctrl where single keys are off", () => {
    expect(["a", "/", "?", "1"].map((key) => press(key, {}, false))).toEqual([null, null, null, null]);
    expect(press("z", { ctrlKey: true }, false)).toEqual({ id: "undo" });
  });
});
