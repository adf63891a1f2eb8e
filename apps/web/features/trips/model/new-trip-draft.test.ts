import { expect, it } from "vitest";
import { blankTripDraft, draftFromWords } from "./new-trip-draft.ts";

const now = new Date("2026-11-25T12:00:00Z");

it("fills the form from a sentence", async () => {
  const destination = "4 days in Porto with my parents in May, we land Friday 11:30";
  expect(await draftFromWords({ ...blankTripDraft, destination, notes: "No museums." }, now)).toEqual({
    isAssumed: true,
    fields: {
      destination: "Porto",
      start_date: "2027-05-07",
      end_date: "2027-05-10",
      travelers: 3,
      notes: "No museums.\nWe travel with my parents. We land Friday 11:30.",
    },
  });
});

it("keeps what the sentence does not say", async () => {
  const draft = { ...blankTripDraft, destination: "Porto with my parents", start_date: "2027-03-03", travelers: 2 };
  expect((await draftFromWords(draft, now))?.fields).toMatchObject({ start_date: "2027-03-03", travelers: 3 });
});

it.each(["Porto", "Rio de Janeiro", "Rome, Florence and Venice"])("leaves the name %s", async (destination) => {
  expect(await draftFromWords({ ...blankTripDraft, destination }, now)).toBeNull();
});
