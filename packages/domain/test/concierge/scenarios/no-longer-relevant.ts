import { scenario } from "../scenario-builder.ts";
import { lisbon } from "../towns.ts";

const day = [
  lisbon.at("st-georges-castle", "10:00-11:30", { priority: 8 }),
  lisbon.at("lisbon-cathedral", "12:00-12:40"),
  lisbon.at("chapito-a-mesa", "13:00-14:30"),
  lisbon.at("fado-museum", "16:00-17:00"),
  lisbon.at("cervejaria-ramiro", "19:30-21:00"),
];

const still = { quiet: true } as const;

/** Reports that the plan or time has already dealt with. */
export const noLongerRelevant = [
  scenario(
    "late for the dinner of yesterday",
    {
      town: lisbon,
      days: [[lisbon.at("cervejaria-ramiro", "19:30-21:00")], day.slice(0, 4)],
      now: "2 08:30",
      events: [{ kind: "running_late", minutes: 60, about: "cervejaria-ramiro", at: "19:20" }],
    },
    still,
  ),
  scenario(
    "rain and a bad night of yesterday, long over",
    {
      town: lisbon,
      days: [[lisbon.at("santa-luzia-viewpoint", "19:00-19:20")], day.slice(0, 4)],
      now: "2 09:00",
      events: [
        { kind: "weather", minutes: 120, at: "18:30" },
        { kind: "unwell", minutes: 120, at: "20:00" },
      ],
    },
    still,
  ),
  scenario(
    "late for something that is no longer on the plan",
    { town: lisbon, days: [day], now: "14:50", events: [{ kind: "running_late", minutes: 60, about: "gone" }] },
    still,
  ),
  scenario(
    "called off, and already off the plan",
    {
      town: lisbon,
      days: [day],
      parked: [lisbon.at("carmo-convent", "15:00-15:45", { id: "carmo" })],
      now: "14:50",
      events: [{ kind: "cancelled", about: "carmo" }],
    },
    still,
  ),
  scenario(
    "left out, and already for tomorrow",
    {
      town: lisbon,
      days: [day.slice(1), [lisbon.at("st-georges-castle", "10:00-11:30")]],
      now: "11:00",
      events: [{ kind: "skipped", about: "st-georges-castle", at: "10:10" }],
    },
    still,
  ),
  scenario(
    "unwell until four, and nothing before four",
    {
      town: lisbon,
      days: [day.slice(3)],
      now: "12:10",
      events: [{ kind: "unwell", minutes: 225, at: "12:00" }],
    },
    still,
  ),
  scenario(
    "late, and then there on time after all",
    {
      town: lisbon,
      days: [day],
      now: "10:15",
      events: [
        { kind: "running_late", minutes: 40, about: "st-georges-castle", at: "09:30" },
        { kind: "arrived", about: "st-georges-castle", at: "10:02" },
      ],
    },
    still,
  ),
  scenario(
    "lunch goes on for a while, and the next thing is hours away",
    { town: lisbon, days: [day], now: "14:20", events: [{ kind: "delayed", minutes: 30, about: "chapito-a-mesa" }] },
    still,
  ),
  scenario(
    "something was said, and nobody can tell what about",
    { town: lisbon, days: [day], now: "14:50", events: [{ kind: "other" }] },
    still,
  ),
];
