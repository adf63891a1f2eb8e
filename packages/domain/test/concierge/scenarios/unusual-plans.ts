import { emptySegment, placeAt } from "../../segments.ts";
import { journey, own, scenario } from "../scenario-builder.ts";
import { barcelona, florence, lisbon, london, rome, village } from "../towns.ts";

const meeting = {
  ...emptySegment,
  id: "meeting",
  kind: "meeting",
  title: "Meeting at the embassy",
  start: "2026-10-01T13:00",
  end: "2026-10-01T14:00",
  place: placeAt("Embassy", 51.5065, -0.1295),
} as const;
const car = {
  ...emptySegment,
  id: "car",
  kind: "car_rental",
  provider: "Hertz",
  start: "2026-10-01T10:00",
  end: "2026-10-03T10:00",
  from: placeAt("Hertz Lisbon", 38.7139, -9.1394),
} as const;

/** Plans with unusual entries, or with more than places. */
export const unusualPlans = [
  scenario(
    "a train in the middle of the day does not wait for a museum",
    {
      town: florence,
      days: [[florence.at("bargello", "10:00-11:30", { priority: 7 })], [florence.at("ponte-vecchio", "10:00-10:30")]],
      segments: [journey("train", "FR9521", ["Firenze", "Bologna"], "2026-10-01T12:30/2026-10-01T13:10")],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 60 }],
    },
    {
      situation: ["late"],
      first: ["shorten", "shift", "move_day"],
      plan: { bargello: { is: "moved", starts: ["10:00", "17:20"] } },
    },
  ),
  scenario(
    "late for the car that is booked",
    {
      town: lisbon,
      days: [[lisbon.at("belem-tower", "12:00-12:45")]],
      segments: [car],
      now: "09:45",
      events: [{ kind: "running_late", minutes: 45 }],
    },
    { quiet: "may", alerts: [{ code: "booking_at_risk", about: "segment:car" }] },
  ),
  scenario(
    "forty minutes late before a meeting",
    {
      town: london,
      days: [[london.at("national-gallery", "10:30-12:30", { priority: 8 })]],
      segments: [meeting],
      now: "10:20",
      events: [{ kind: "running_late", minutes: 40 }],
    },
    { situation: ["late"], best: "shorten", plan: { "national-gallery": { is: "kept", endsBy: "12:57" } }, calm: true },
  ),
  scenario(
    "late for a walk after midnight",
    {
      town: rome,
      days: [
        [rome.at("trastevere", "20:00-21:15")],
        [rome.at("trevi-fountain", "00:30-01:00"), rome.at("pantheon", "11:00-11:45")],
      ],
      now: "2 00:15",
      events: [{ kind: "running_late", minutes: 40, at: "23:59" }],
    },
    { quiet: "may", first: ["shift", "shorten", "skip", "move_day"], plan: { pantheon: { is: "same" } } },
  ),
  scenario(
    "a beach day that frames other things",
    {
      town: barcelona,
      days: [[own("Beach day", "00:00-23:59", { activityType: "outdoor" }), barcelona.at("set-portes", "14:00-15:30")]],
      now: "11:00",
      place: barcelona.near("barceloneta-beach"),
      mode: "walk",
    },
    { quiet: true },
  ),
  scenario(
    "two dinners of one name, and late for the second",
    {
      town: village,
      days: [[own("Dinner", "18:00-19:00", { id: "one" }), own("Dinner", "20:00-21:00", { id: "two" })]],
      now: "19:50",
      events: [{ kind: "running_late", minutes: 30, about: "two" }],
    },
    {
      situation: ["late"],
      best: "shift",
      plan: { one: { is: "same" }, two: { is: "kept", starts: ["20:20", "21:00"] } },
    },
  ),
  scenario(
    "somewhere, and nothing on the plan has a spot",
    {
      town: village,
      days: [[own("Mill", "10:00-11:00"), own("Cheese dairy", "13:00-14:00")]],
      now: "12:40",
      place: { lat: 45.9012713, lng: 7.1230173, accuracyM: 40 },
      mode: "drive",
    },
    { quiet: true },
  ),
];
