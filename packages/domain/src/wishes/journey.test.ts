import { expect, it } from "vitest";
import { journeyOf } from "./journey.ts";

const hour = 60;

it.each([
  ["we land at 14:30", { lands: 14.5 * hour, leaves: null }],
  ["Eight days in Kerala, arriving and leaving at Kochi", { startsIn: "kochi", endsIn: "kochi", lands: null }],
  ["Eight days around Iceland, starting and ending in Reykjavik", { startsIn: "reykjavik", endsIn: "reykjavik" }],
  [
    "We land in Heraklion on Saturday at one and fly home from Chania on the second Sunday at nine in the evening, with a small car.",
    { startsIn: "heraklion", lands: 13 * hour, endsIn: "chania", leaves: 21 * hour },
  ],
  [
    "We land at Aix TGV station by train on Tuesday at eleven with a hire car and leave from Avignon TGV on Sunday at five in the afternoon.",
    {
      startsIn: "aix tgv",
      lands: 11 * hour,
      endsIn: "avignon tgv",
      leaves: 17 * hour,
      byLand: { in: true, out: true },
    },
  ],
  [
    "Honeymoon, landing on Wednesday at eleven in the morning and leaving on Sunday night at eleven.",
    { lands: 11 * hour, leaves: 23 * hour, startsIn: null, endsIn: null, byLand: { in: false, out: false } },
  ],
  [
    "Four friends, arriving on Friday at noon and flying on Sunday at eight in the evening.",
    { lands: 12 * hour, leaves: 20 * hour },
  ],
  ["We fly home from Ho Chi Minh City on the second Monday at eleven at night.", { leaves: 23 * hour }],
  [
    "I am a student travelling alone by train, arriving at Hauptbahnhof on Thursday at eleven.",
    { lands: 11 * hour, byLand: { in: true, out: true } },
  ],
  ["We come by train from Geneva for two days to eat.", { byLand: { in: true, out: true } }],
  [
    "Eight days in Andalusia by train, into Málaga and home from Seville: the Alhambra and tapas.",
    { startsIn: "malaga", endsIn: "seville" },
  ],
  ["I arrive by night train from Rome at 8:55.", { lands: 8 * hour + 55, startsIn: null }],
  ["A week at the end of May, and a last night in Florence because we fly from there.", { endsIn: "florence" }],
  ["We leave the hotel at nine every morning and come back late.", { lands: null, leaves: null, endsIn: null }],
])("reads %j", (text, expected) => {
  expect(journeyOf([text])).toMatchObject(expected);
});
