import { booked, own, scenario } from "../scenario-builder.ts";
import { berlin, paris } from "../towns.ts";

/** Skipped stops. */
export const skipped = [
  scenario(
    "what was left out this morning and matters most is for tomorrow",
    {
      town: berlin,
      days: [
        [
          berlin.at("neues-museum", "10:00-12:00", { priority: 9 }),
          own("Lunch", "12:30-13:30", { activityType: "dining" }),
          own("Boat trip", "14:00-18:00", { activityType: "outdoor", lat: 52.52, lng: 13.38, ...booked }),
        ],
        [berlin.at("brandenburg-gate", "15:00-15:30")],
      ],
      now: "12:15",
      events: [{ kind: "skipped", about: "neues-museum" }],
    },
    {
      situation: ["skipped"],
      best: "move_day",
      about: ["neues-museum"],
      plan: { "neues-museum": { is: "moved", on: "2026-10-02" } },
      calm: true,
    },
  ),
  scenario(
    "a square that was left out is no loss",
    {
      town: berlin,
      days: [[berlin.at("gendarmenmarkt", "10:00-10:30", { priority: 2 }), berlin.at("jewish-museum", "14:00-16:00")]],
      now: "10:50",
      events: [{ kind: "skipped", about: "gendarmenmarkt" }],
    },
    { quiet: "may", situation: ["skipped", "free_time"], plan: { "jewish-museum": { is: "kept" } }, calm: true },
  ),
  scenario(
    "left out while it should be going on: there is time before the next",
    {
      town: paris,
      days: [
        [
          paris.at("orangerie", "10:00-11:15", { priority: 4 }),
          own("Lunch at Angelina", "13:00-14:00", { activityType: "dining", lat: 48.8651, lng: 2.3284, ...booked }),
          paris.at("palais-garnier", "15:00-16:15"),
        ],
      ],
      now: "10:05",
      events: [{ kind: "skipped", about: "orangerie" }],
    },
    {
      situation: ["skipped"],
      quiet: "may",
      first: ["skip", "replace", "fill", "shift", "swap"],
      plan: { orangerie: { is: "off" } },
    },
  ),
];
