import { describe, expect, it } from "vitest";
import { heightAfterKey, heightAtRest, type SheetHeight, sheetRoom } from "./plan-sheet.ts";

const phone = sheetRoom(844, 64, 16);

describe("the heights of the list over the map", () => {
  it("are the room below the header, a good half of the window, and the days", () => {
    expect(phone).toEqual({ full: 780, half: 58 * 8.44, peek: 144 });
  });

  it("are never more than there is", () => {
    expect(sheetRoom(320, 128, 32)).toEqual({ full: 192, half: 58 * 3.2, peek: 192 });
  });

  it.each<[string, number, number, SheetHeight]>([
    ["near a height, without speed", 500, 0, "half"],
    ["a little below the top", 700, 0, "full"],
    ["flung up from the middle", 520, 1.2, "full"],
    ["flung down from the middle", 460, -1.5, "peek"],
    ["flung down hard from the top", 760, -3.5, "peek"],
    ["pulled down slowly from the top", 600, -0.2, "half"],
  ])("%s, it comes to rest at the nearest", (_, pixels, speed, height) => {
    expect(heightAtRest(pixels, speed, phone)).toBe(height);
  });

  it.each<[SheetHeight, string, SheetHeight | null]>([
    ["peek", "ArrowUp", "half"],
    ["half", "ArrowUp", "full"],
    ["full", "ArrowUp", "full"],
    ["half", "ArrowDown", "peek"],
    ["peek", "ArrowDown", "peek"],
    ["half", "Home", "peek"],
    ["peek", "End", "full"],
    ["half", "a", null],
  ])("from %s, %s leads to %s", (height, key, next) => {
    expect(heightAfterKey(height, key)).toBe(next);
  });
});
