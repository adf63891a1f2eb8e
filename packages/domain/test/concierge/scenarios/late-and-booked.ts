import { booked, journey, own, scenario } from "../scenario-builder.ts";
import { lisbon, london, rome, vienna } from "../towns.ts";

const rules = own("Lunch at Rules", "12:15-13:45", { activityType: "dining", lat: 51.5109, lng: -0.1229, ...booked });
const concert = own("Concert at the Musikverein", "17:00-19:00", {
  activityType: "entertainment",
  lat: 48.2005,
  lng: 16.3728,
  ...booked,
});

export const lateAndBooked = [
  scenario(
    "half an hour late before a booked lunch makes the museum shorter",
    {
      town: london,
      days: [
        [
          london.at("national-gallery", "10:00-12:00", { priority: 8 }),
          rules,
          london.at("british-museum", "14:15-16:15"),
        ],
      ],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 30, about: "national-gallery" }],
    },
    {
      situation: ["late"],
      best: "shorten",
      plan: { "national-gallery": { is: "kept", starts: ["10:20", "10:40"], endsBy: "12:05", lasts: [60, 105] } },
      misses: ["National Gallery"],
      calm: true,
    },
  ),
  scenario(
    "more than an hour and a half late on a full last day gives up the least of it",
    {
      town: rome,
      days: [
        [rome.at("vittoriano", "16:00-16:45")],
        [
          rome.at("pantheon", "09:30-10:15", { priority: 8 }),
          rome.at("piazza-navona", "10:30-11:00", { priority: 2 }),
          rome.at("castel-sant-angelo", "11:50-13:05", { priority: 7, ...booked }),
          own("Lunch with Carla", "13:30-14:30", { activityType: "dining", lat: 41.9035, lng: 12.4601, ...booked }),
          own("Tour of the Vatican", "15:00-17:15", {
            activityType: "cultural",
            lat: 41.9065,
            lng: 12.4536,
            ...booked,
          }),
        ],
      ],
      segments: [journey("train", "FR9428", ["Roma Termini", "Firenze"], "2026-10-02T19:30/2026-10-02T21:05")],
      now: "2 09:20",
      events: [{ kind: "running_late", minutes: 95 }],
    },
    {
      situation: ["late"],
      best: "skip",
      plan: { "piazza-navona": { is: "off" }, pantheon: { is: "kept" } },
      misses: ["Piazza Navona"],
    },
  ),
  scenario(
    "an hour late between the bookings of an evening, the small thing before them goes",
    {
      town: lisbon,
      days: [
        [
          lisbon.at("santa-luzia-viewpoint", "17:30-18:00", { priority: 3 }),
          own("Dinner at Ramiro", "18:45-20:30", { activityType: "dining", lat: 38.7206, lng: -9.1358, ...booked }),
          own("Fado night", "21:00-23:30", { activityType: "entertainment", lat: 38.7111, lng: -9.1277, ...booked }),
        ],
      ],
      now: "17:20",
      events: [{ kind: "running_late", minutes: 55 }],
    },
    { situation: ["late"], best: "skip", plan: { "santa-luzia-viewpoint": { is: "off" } } },
  ),
  scenario(
    "three quarters of an hour late before a concert next door makes the palace shorter",
    {
      town: vienna,
      days: [[vienna.at("hofburg", "14:15-16:15", { priority: 7 }), concert]],
      now: "14:05",
      events: [{ kind: "running_late", minutes: 45 }],
    },
    {
      situation: ["late"],
      best: "shorten",
      plan: { hofburg: { is: "kept", starts: ["14:50", "15:10"], endsBy: "16:45" } },
      calm: true,
    },
  ),
  scenario(
    "late for the booked table itself: that is for a telephone, not for the plan",
    {
      town: lisbon,
      days: [
        [own("Dinner at Ramiro", "20:00-21:30", { activityType: "dining", lat: 38.7206, lng: -9.1358, ...booked })],
      ],
      now: "19:40",
      events: [{ kind: "running_late", minutes: 45 }],
    },
    { quiet: "may", alerts: [{ code: "booking_at_risk", about: "dinner-at-ramiro" }], untouched: ["dinner-at-ramiro"] },
  ),
  scenario(
    "late, and no word by how much, on a day without gaps",
    {
      town: vienna,
      days: [
        [
          vienna.at("albertina", "10:00-11:45"),
          vienna.at("st-stephens-cathedral", "12:00-13:00"),
          own("Lunch at Figlmüller", "13:10-14:15", { activityType: "dining", lat: 48.2094, lng: 16.3746, ...booked }),
        ],
      ],
      now: "09:55",
      events: [{ kind: "running_late" }],
    },
    { situation: ["late"], first: ["shift", "shorten", "skip"] },
  ),
];
