import { booked, own, scenario } from "../scenario-builder.ts";
import { lisbon, london, paris, vienna } from "../towns.ts";

const unspoken = [/\bhospital|doctor|diagnos/i];

/** Unwell travellers: rest comes first, and important stops are not lost. */
export const unwell = [
  scenario(
    "unwell from noon until shortly before the opera: the great thing of the afternoon waits for tomorrow",
    {
      town: vienna,
      days: [
        [
          vienna.at("st-stephens-cathedral", "10:00-11:00"),
          vienna.at("upper-belvedere", "13:00-15:00", { priority: 9 }),
          own("Opera", "18:00-21:30", { activityType: "entertainment", lat: 48.2032, lng: 16.3691, ...booked }),
        ],
        [vienna.at("karlskirche", "15:00-15:45")],
        [vienna.at("stadtpark", "15:00-15:45")],
      ],
      now: "12:00",
      events: [{ kind: "unwell", minutes: 300 }],
    },
    {
      situation: ["unwell"],
      best: "move_day",
      plan: { "upper-belvedere": { is: "moved" } },
      rest: ["12:00", "17:00"],
      untouched: ["opera", "st-stephens-cathedral"],
      saysNot: unspoken,
    },
  ),
  scenario(
    "unwell in the morning, with a table for the evening",
    {
      town: lisbon,
      days: [
        [
          lisbon.at("st-georges-castle", "10:00-11:30", { priority: 8 }),
          lisbon.at("lisbon-cathedral", "12:00-12:40", { priority: 3 }),
          own("Dinner at Ramiro", "20:00-21:30", { activityType: "dining", lat: 38.7206, lng: -9.1358, ...booked }),
        ],
        [lisbon.at("fado-museum", "15:00-16:00")],
      ],
      now: "09:00",
      events: [{ kind: "unwell" }],
    },
    {
      situation: ["unwell"],
      first: ["move_day", "skip", "shift"],
      plan: { "st-georges-castle": { is: "moved" } },
      untouched: ["dinner-at-ramiro"],
      saysNot: unspoken,
    },
  ),
  scenario(
    "unwell all afternoon on the only day: nothing before the show",
    {
      town: london,
      days: [
        [
          london.at("st-pauls-cathedral", "14:30-16:10", { priority: 5 }),
          london.at("tate-modern", "16:30-17:45", { priority: 5 }),
          own("Show at the Globe", "19:00-22:00", {
            activityType: "entertainment",
            lat: 51.5081,
            lng: -0.0972,
            ...booked,
          }),
        ],
      ],
      now: "14:00",
      events: [{ kind: "unwell", minutes: 240 }],
    },
    {
      situation: ["unwell"],
      best: "skip",
      rest: ["14:00", "18:00"],
      plan: { "st-pauls-cathedral": { is: "off" }, "tate-modern": { is: "off" } },
      misses: ["St Paul's Cathedral", "Tate Modern"],
      untouched: ["show-at-the-globe"],
    },
  ),
  scenario(
    "unwell when the day is done",
    {
      town: lisbon,
      days: [[lisbon.at("fado-museum", "15:00-16:00")], [lisbon.at("carmo-convent", "15:00-15:45")]],
      now: "19:00",
      events: [{ kind: "unwell", minutes: 120 }],
    },
    { quiet: true },
  ),
  scenario(
    "an hour to lie down, and three hours to the next thing",
    {
      town: lisbon,
      days: [[lisbon.at("fado-museum", "15:00-16:00"), lisbon.at("cervejaria-ramiro", "19:30-21:00")]],
      now: "11:30",
      events: [{ kind: "unwell", minutes: 60 }],
    },
    { quiet: "may", first: ["shift", "skip", "shorten"], calm: true },
  ),
  scenario(
    "unwell for longer than it is to a booked tour",
    {
      town: paris,
      days: [
        [
          own("Tour of the Opera", "12:00-13:30", { activityType: "cultural", lat: 48.872, lng: 2.3316, ...booked }),
          paris.at("galeries-lafayette", "14:00-15:15", { priority: 3 }),
        ],
      ],
      now: "11:00",
      events: [{ kind: "unwell", minutes: 300 }],
    },
    {
      quiet: "may",
      situation: ["unwell"],
      alerts: [{ code: "booking_at_risk", about: "tour-of-the-opera" }],
      untouched: ["tour-of-the-opera"],
    },
  ),
  scenario(
    "unwell for the whole of today: tomorrow is for what matters",
    {
      town: paris,
      days: [
        [
          paris.at("musee-dorsay", "10:00-12:30", { priority: 9 }),
          paris.at("tuileries-garden", "14:00-14:45", { priority: 2 }),
        ],
        [paris.at("place-des-vosges", "16:00-16:30", { priority: 3 })],
      ],
      now: "08:00",
      events: [{ kind: "unwell", minutes: 660 }],
    },
    {
      situation: ["unwell"],
      first: ["move_day", "skip"],
      offers: ["move_day"],
      plan: { "musee-dorsay": { is: "moved", on: "2026-10-02" } },
      rest: ["08:00", "18:00"],
    },
  ),
];
