import { describe, expect, it } from "vitest";
import { containedIn } from "./contained.ts";

const today = "2026-05-01";
const says = (text: string) => containedIn(text, today);
const has = (spans: readonly unknown[]) => spans.length > 0;

describe("what a text contains", () => {
  it.each([
    ["7 June 2026", true],
    ["Sun 07JUN26", true],
    ["07.06.2026", true],
    ["2026-06-07", true],
    ["7. Juni", true],
    ["le 7 juin", true],
    ["2026年6月7日", true],
    ["6/7/2026", true],
    ["7/6/2026", true],
    ["7 June 2027", false],
    ["8 June 2026", false],
    ["June 2026", false],
  ])("of the 7th of June 2026: %s", (text, expected) => {
    expect(has(says(`on ${text} at`).date("2026-06-07"))).toBe(expected);
  });

  it("without a year is the next such day", () => {
    expect(has(says("7 April").date("2027-04-07"))).toBe(true);
    expect(has(says("7 April").date("2026-04-07"))).toBe(false);
  });

  it.each([
    ["14:05", "14:05", true],
    ["14:05", "14.05 Uhr", true],
    ["14:05", "14h05", true],
    ["14:05", "1405", true],
    ["14:05", "2:05 pm", true],
    ["14:05", "02:05PM", true],
    ["14:05", "14時05分", true],
    ["14:05", "2:05", false],
    ["14:05", "2:05 am", false],
    ["14:05", "114:05", false],
    ["14:05", "14:055", false],
    ["02:05", "2:05 pm", false],
    ["02:05", "2:05 a.m.", true],
    ["12:00", "12 pm", true],
    ["00:00", "12:00 am", true],
    ["12:00", "12:00 am", false],
    ["09:00", "9 Uhr", true],
    ["09:00", "9h", true],
    ["09:00", "9", false],
    ["20:26", "7 June 2026", false],
    ["24:99", "24:99", false],
  ])("of the clock %s: %s", (clock, text, expected) => {
    expect(has(says(`at ${text} from`).clock(clock))).toBe(expected);
  });

  it.each([
    ["LH809", "LH 809", true],
    ["LH809", "lh-0809", true],
    ["LH809", "LH8090", false],
    ["LH809", "XLH809", false],
    ["ICE 577", "ICE577", true],
  ])("of the number %s: %s", (number, text, expected) => {
    expect(has(says(`Flight ${text}.`).number(number))).toBe(expected);
  });

  it.each([
    ["1234.5", "1.234,50 EUR", true],
    ["1234.5", "$1,234.50", true],
    ["1234", "1 234,00", true],
    ["234", "1.234", false],
    ["12", "12.50", false],
  ])("of the amount %s: %s", (amount, text, expected) => {
    expect(has(says(`Total ${text}`).amount(amount))).toBe(expected);
  });

  it("finds words where they are, by whole words, whatever their accents and lines", () => {
    const text = "Hotel  Zürich\nAltstadt, Tokyo東京駅";
    const [span] = says(text).words("hotel zurich altstadt");
    expect(text.slice(span?.start, span?.end)).toBe("Hotel  Zürich\nAltstadt");
    expect(has(says(text).words("Zür"))).toBe(false);
    expect(has(says(text).words("東京"))).toBe(true);
    expect(has(says(text).words(" - "))).toBe(false);
    expect(has(says(text).words("(.*)+$"))).toBe(false);
  });

  it("wants both parts of a moment", () => {
    expect(has(says("7 June, 14:05").moment("2026-06-07T14:05"))).toBe(true);
    expect(has(says("7 June, 14:06").moment("2026-06-07T14:05"))).toBe(false);
    expect(has(says("8 June, 14:05").moment("2026-06-07T14:05"))).toBe(false);
    expect(has(says("7 June").moment("2026-06-07"))).toBe(true);
  });

  it.each(["1 ", "a ", "7 June ", "12:", "(((", "12:05 p "])(
    "finds nothing that is not there in a long text of %s",
    (piece) => {
      const text = says(piece.repeat(300_000));
      for (const value of ["a a a a b", "1 1 1 1 2", "x"]) expect(text.words(value)).toEqual([]);
      expect(text.number("LH1")).toEqual([]);
      expect(text.amount("1111111")).toEqual([]);
    },
  );
});
