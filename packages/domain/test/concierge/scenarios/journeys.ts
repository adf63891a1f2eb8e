import { booked, journey, own, scenario } from "../scenario-builder.ts";
import { lisbon, paris } from "../towns.ts";

const gareDuNord = { lat: 48.8809, lng: 2.3553 };
const eurostar = journey(
  "train",
  "ES9012",
  ["London St Pancras", "Paris Gare du Nord"],
  "2026-10-01T09:30/2026-10-01T12:50",
  [{ lat: 51.5319, lng: -0.1263 }, gareDuNord],
);
const dinner = own("Dinner at Polidor", "20:00-21:30", {
  activityType: "dining",
  lat: 48.8497,
  lng: 2.3411,
  ...booked,
});

/** Trains and flights, their delays, and the days around them. */
export const journeys = [
  scenario(
    "the train comes an hour and a half later, and the afternoon can wait",
    {
      town: paris,
      days: [
        [
          paris.at("sainte-chapelle", "14:15-15:05", { priority: 8 }),
          paris.at("notre-dame", "15:30-16:30", { priority: 8 }),
          dinner,
        ],
      ],
      segments: [eurostar],
      now: "11:00",
      events: [{ kind: "delayed", minutes: 90, about: "segment:es9012" }],
    },
    {
      situation: ["delayed", "late"],
      best: "shift",
      notBefore: "14:35",
      plan: { "sainte-chapelle": { is: "kept", starts: ["14:40", "16:10"] }, "notre-dame": { is: "kept" } },
      untouched: ["dinner-at-polidor"],
      calm: true,
    },
  ),
  scenario(
    "the train comes four hours later, and the great museum has tomorrow",
    {
      town: paris,
      days: [[paris.at("louvre", "14:00-17:00", { priority: 10 }), dinner], [paris.at("notre-dame", "16:30-17:30")]],
      segments: [eurostar],
      now: "11:00",
      events: [{ kind: "delayed", minutes: 240, about: "segment:es9012" }],
    },
    {
      situation: ["delayed", "late", "closed"],
      best: "move_day",
      plan: { louvre: { is: "moved", on: "2026-10-02" } },
      untouched: ["dinner-at-polidor"],
    },
  ),
  scenario(
    "a train that is delayed without a word of which is the one that runs",
    {
      town: paris,
      days: [[paris.at("sainte-chapelle", "14:15-15:05"), paris.at("notre-dame", "15:30-16:30"), dinner]],
      segments: [eurostar],
      now: "11:00",
      events: [{ kind: "delayed", minutes: 90 }],
    },
    {
      situation: ["delayed", "late"],
      first: ["shift", "shorten"],
      notBefore: "14:35",
      plan: { "sainte-chapelle": { is: "kept", starts: ["14:40", "16:10"] } },
    },
  ),
  scenario(
    "the train in is called off: nobody knows when they come, and the table stays booked",
    {
      town: paris,
      days: [[paris.at("sainte-chapelle", "14:15-15:05"), paris.at("notre-dame", "15:30-16:30"), dinner]],
      segments: [eurostar],
      now: "09:00",
      events: [{ kind: "cancelled", about: "segment:es9012" }],
    },
    { quiet: "may", situation: ["cancelled", "delayed", "late"], untouched: ["dinner-at-polidor"] },
  ),
  scenario(
    "ten minutes more on the train change nothing",
    {
      town: paris,
      days: [[paris.at("sainte-chapelle", "14:15-15:05"), dinner]],
      segments: [eurostar],
      now: "11:00",
      events: [{ kind: "delayed", minutes: 10, about: "segment:es9012" }],
    },
    { quiet: true },
  ),
  scenario(
    "a flight that lands near midnight is no day for dinner",
    {
      town: lisbon,
      days: [
        [own("Dinner", "21:30-22:45", { activityType: "dining", lat: 38.7107, lng: -9.1421 })],
        [lisbon.at("st-georges-castle", "11:00-12:30"), lisbon.at("fado-museum", "15:00-16:00")],
      ],
      segments: [journey("flight", "TP1365", ["London", "Lisbon"], "2026-10-01T17:50/2026-10-01T20:30")],
      now: "17:30",
      events: [{ kind: "delayed", minutes: 165, about: "segment:tp1365" }],
    },
    {
      situation: ["delayed", "late"],
      first: ["skip", "move_day", "replace"],
      plan: { dinner: { is: "off" }, "st-georges-castle": { is: "kept" } },
    },
  ),
  scenario(
    "a first evening after a late flight, and all is well",
    {
      town: lisbon,
      days: [
        [own("Dinner", "21:30-22:45", { activityType: "dining", lat: 38.7107, lng: -9.1421 })],
        [lisbon.at("st-georges-castle", "11:00-12:30"), lisbon.at("fado-museum", "15:00-16:00")],
      ],
      segments: [journey("flight", "TP1365", ["London", "Lisbon"], "2026-10-01T17:50/2026-10-01T20:30")],
      now: "19:00",
    },
    { quiet: true },
  ),
  scenario(
    "an hour late at the desk of the hotel is late for nobody",
    {
      town: lisbon,
      days: [
        [
          own("Check in", "15:00-15:30", { activityType: "accommodation", lat: 38.7112, lng: -9.1399 }),
          lisbon.at("cervejaria-ramiro", "20:00-21:30"),
        ],
      ],
      now: "14:50",
      events: [{ kind: "running_late", minutes: 60 }],
    },
    { quiet: "may", first: ["shift"], untouched: ["cervejaria-ramiro"], calm: true },
  ),
];
