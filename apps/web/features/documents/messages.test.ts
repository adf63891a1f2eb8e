import { describe, expect, it } from "vitest";
import { formatSize, guessKind, viewOf } from "./messages.ts";

describe("a size", () => {
  it.each([
    [1, "1 byte"],
    [412, "412 bytes"],
    [38_912, "38 KB"],
    [1_048_575, "1 MB"],
    [1_500_000, "1.4 MB"],
    [10_485_760, "10 MB"],
  ])("of %i is written %s", (bytes, written) => expect(formatSize(bytes)).toBe(written));
});

describe("the kind of a new file", () => {
  it.each([
    ["Reisepass Ana.jpg", "passport"],
    ["visa.pdf", "visa"],
    ["Visage.jpg", "other"],
    ["Versicherung 2030.pdf", "insurance"],
    ["Rechnung Hotel.pdf", "receipt"],
    ["boarding-pass.pkpass", "ticket"],
    ["Buchungsbestätigung.pdf", "confirmation"],
    ["Your trip.eml", "confirmation"],
    ["IMG_2043.jpg", "other"],
  ])("%s is %s", (name, kind) => expect(guessKind(name)).toBe(kind));
});

it("shows on the page only what no program has to open", () => {
  const shown = ["application/pdf", "image/png", "text/plain", "image/heic", "message/rfc822", "text/calendar"].map(
    viewOf,
  );
  expect(shown).toEqual(["pdf", "picture", "text", null, null, null]);
});
