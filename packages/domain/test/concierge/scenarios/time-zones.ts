import { journey, own, scenario } from "../scenario-builder.ts";
import { auckland } from "../towns.ts";

const overThePacific = journey("flight", "NZ5", ["Los Angeles", "Auckland"], "2026-10-01T22:00/2026-10-03T06:30");

const firstMorning = [
  auckland.at("sky-tower", "09:30-10:30"),
  auckland.at("auckland-art-gallery", "11:15-12:45", { priority: 7 }),
  own("Lunch", "13:30-14:30", { activityType: "dining" }),
];

/** Flights over the date line, and nights that begin on one day and end on the next. */
export const timeZones = [
  scenario(
    "over the date line and two hours late: there is still time before the first thing",
    {
      town: auckland,
      from: "2026-10-03",
      days: [firstMorning],
      segments: [overThePacific],
      now: "05:30",
      events: [{ kind: "delayed", minutes: 110, about: "segment:nz5" }],
    },
    { quiet: true },
  ),
  scenario(
    "over the date line and three and a half hours late: the first thing waits",
    {
      town: auckland,
      from: "2026-10-03",
      days: [firstMorning],
      segments: [overThePacific],
      now: "05:30",
      events: [{ kind: "delayed", minutes: 210, about: "segment:nz5" }],
    },
    {
      situation: ["delayed", "late"],
      notBefore: "10:30",
      first: ["shift", "shorten", "skip", "swap"],
      calm: true,
    },
  ),
  scenario(
    "landing before it left, by the clocks, is nothing to worry about",
    {
      town: auckland,
      from: "2026-10-03",
      days: [[auckland.at("sky-tower", "09:30-10:30")], [auckland.at("auckland-art-gallery", "11:15-12:45")]],
      segments: [journey("flight", "NZ10", ["Auckland", "Honolulu"], "2026-10-04T23:30/2026-10-04T09:00")],
      now: "2 10:30",
    },
    { quiet: true },
  ),
];
