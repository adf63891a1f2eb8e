import { dayOf, listed, said, uncapitalized } from "@caravan/domain/words/sentence";
import { worded } from "@caravan/domain/words/worded";
import { acceptedRegion } from "@caravan/languages/accepted-language";
import { clockIn, plainFormats } from "@caravan/languages/clock";
import type { Language } from "@caravan/languages/language";
import { formatsOf, readFormats } from "@caravan/languages/reader";
import { expect, test } from "vitest";
import { word } from "./word.ts";

const american = formatsOf({}, "en", "US");

test("formats are what was chosen, else those of the region, else those of the language", () => {
  expect(american).toEqual({ clock: "12", week: "sunday", distance: "mi", temperature: "f" });
  expect(formatsOf({}, "en", "GB")).toEqual({ clock: "24", week: "monday", distance: "mi", temperature: "c" });
  expect(formatsOf({}, "de", "DE")).toEqual(plainFormats);
  expect(formatsOf({}, "ja", undefined).week).toBe("sunday");
  expect(formatsOf({ clock: "24", week: "saturday" }, "en", "US")).toEqual({
    ...american,
    clock: "24",
    week: "saturday",
  });
});

test("only what can be chosen is read, and the region is that of the first language that has one", () => {
  expect(readFormats({ clock: "12", week: "friday", distance: 3, other: "c" })).toEqual({ clock: "12" });
  expect(["x", null, undefined].map(readFormats)).toEqual([{}, {}, {}]);
  expect(acceptedRegion("de, zh-Hant-TW;q=0.9, en-US;q=0.8")).toBe("TW");
  expect([undefined, "*", "de, en;q=0.5", "not-a tag"].map(acceptedRegion)).toEqual(Array(4).fill(undefined));
});

test.each([
  ["en", "12:00 am, 9:05 am–12:30 pm, 11:59 pm"],
  ["de", "12:00 AM, 9:05 AM–12:30 PM, 11:59 PM"],
  ["es", "12:00 a. m., 9:05 a. m.–12:30 p. m., 11:59 p. m."],
  ["ja", "午前0:00, 午前9:05–午後0:30, 午後11:59"],
] satisfies [Language, string][])("clock times in %s have twelve hours where chosen", (language, twelve) => {
  const text = "00:00, 09:05–12:30, 23:59";
  expect(clockIn(text, { clock: "12" }, language)).toBe(twelve);
  expect(clockIn(text, { clock: "24" }, language)).toBe(text);
  expect(clockIn("Studio 09:05", { clock: "12" }, language)).toBe("Studio 09:05");
});

test("a sentence has its reader's clock and measures, also one of an earlier version", () => {
  const moved = said`Move ${"Louvre"} to ${"14:30"}`;
  expect(word(moved, { language: "en", formats: american })).toBe("Move Louvre to 2:30 pm");
  expect(word(moved, { language: "ja", formats: american })).toContain("午後2:30");
  const both = said`Set ${listed(["Louvre", uncapitalized(moved)])} aside`;
  expect(word(both, { language: "en", formats: american })).toBe("Set Louvre and move Louvre to 2:30 pm aside");
  expect(word(said`Moved "${"Louvre"}" to ${dayOf("2030-05-04")}`, { language: "en", formats: american })).toBe(
    'Moved "Louvre" to Sat 4 May',
  );
  const far = said`It is about ${{ km: 16 }} from the rest of the trip.`;
  expect(word(far, "en")).toBe("It is about 16 km from the rest of the trip.");
  expect(word(far, { language: "en", formats: american })).toBe("It is about 10 mi from the rest of the trip.");
  const weather = said`${{ month: 11 }} has ${{ celsius: 10, to: 18 }} and 1 day of rain.`;
  expect(word(weather, "de")).toBe("Im November sind es 10 bis 18 °C, mit 1 Regentag.");
  expect(word(weather, { language: "en", formats: american })).toBe("November has 50 to 64 °F and 1 day of rain.");
  expect(word({ code: "Once said at {0}.", values: ["14:30"], text: "Once said at 14:30." }, "de")).toBe(
    "Once said at 14:30.",
  );
});

test("without a reader the text stays as it was said", () => {
  expect(worded`Move ${"Louvre"} to ${"14:30"}`).toBe("Move Louvre to 14:30");
});
