import { booked, own, scenario } from "../scenario-builder.ts";
import { berlin, lisbon, london, newYork } from "../towns.ts";

/** Stops that last longer, are cancelled or skipped. */
export const changes = [
  scenario(
    "lunch goes on for three quarters of an hour, and the afternoon has room",
    {
      town: berlin,
      days: [
        [
          berlin.at("borchardt", "12:30-14:00"),
          berlin.at("topography-of-terror", "14:30-16:00", { priority: 8 }),
          berlin.at("zur-letzten-instanz", "18:30-20:00"),
        ],
      ],
      now: "13:50",
      place: berlin.near("borchardt"),
      mode: "walk",
      events: [{ kind: "delayed", minutes: 45, about: "borchardt" }],
    },
    {
      situation: ["delayed", "late"],
      best: "shift",
      plan: {
        "topography-of-terror": { is: "kept", starts: ["14:55", "15:30"], lasts: [85, 95] },
        "zur-letzten-instanz": { is: "same" },
      },
      calm: true,
    },
  ),
  scenario(
    "lunch goes on for an hour, and a matinee is booked",
    {
      town: newYork,
      days: [
        [
          newYork.at("katzs-delicatessen", "12:30-13:45"),
          newYork.at("strand-bookstore", "14:10-14:55", { priority: 3 }),
          own("Matinee on Broadway", "15:30-18:00", {
            activityType: "entertainment",
            lat: 40.759,
            lng: -73.9866,
            ...booked,
          }),
          own("Dinner at the Oyster Bar", "18:30-20:30", {
            activityType: "dining",
            lat: 40.7524,
            lng: -73.9773,
            ...booked,
          }),
          own("Jazz at the Vanguard", "21:00-23:59", {
            activityType: "entertainment",
            lat: 40.736,
            lng: -74.0017,
            ...booked,
          }),
        ],
      ],
      now: "13:40",
      place: newYork.near("katzs-delicatessen"),
      mode: "transit",
      events: [{ kind: "delayed", minutes: 65, about: "katzs-delicatessen" }],
    },
    {
      situation: ["delayed", "late", "clash"],
      best: "skip",
      plan: { "strand-bookstore": { is: "off" } },
      misses: ["Strand"],
    },
  ),
  scenario(
    "the tour ends three quarters of an hour later, and lunch is booked: less of the gallery",
    {
      town: london,
      days: [
        [
          own("Walk with Tom", "10:00-11:30", { activityType: "sightseeing", lat: 51.508, lng: -0.1281 }),
          london.at("national-gallery", "11:45-13:15", { priority: 8 }),
          own("Lunch at Rules", "13:30-15:00", { activityType: "dining", lat: 51.5109, lng: -0.1229, ...booked }),
        ],
      ],
      now: "11:25",
      events: [{ kind: "delayed", minutes: 45, about: "walk-with-tom" }],
    },
    {
      situation: ["delayed", "late"],
      first: ["shorten", "shift"],
      plan: { "national-gallery": { is: "kept", starts: ["12:10", "12:35"], endsBy: "13:25" } },
      calm: true,
    },
  ),
  scenario(
    "a walk that is called off leaves a morning",
    {
      town: lisbon,
      days: [
        [
          own("Walk with a guide", "10:00-12:00", { activityType: "sightseeing", lat: 38.7112, lng: -9.1399 }),
          own("Lunch", "13:00-14:00", { activityType: "dining" }),
          lisbon.at("fado-museum", "15:00-16:00"),
        ],
      ],
      now: "09:30",
      place: lisbon.near("rossio-square"),
      mode: "walk",
      events: [{ kind: "cancelled", about: "walk-with-a-guide" }],
    },
    {
      situation: ["cancelled"],
      about: ["walk-with-a-guide"],
      first: ["replace", "fill", "shift", "skip", "swap"],
      plan: { "walk-with-a-guide": { is: "off" } },
      offers: ["replace", "fill"],
      calm: true,
    },
  ),
  scenario(
    "the kitchen is closed tonight: another table nearby",
    {
      town: lisbon,
      days: [[lisbon.at("carmo-convent", "15:00-15:45"), lisbon.at("cervejaria-ramiro", "20:00-21:30")]],
      now: "18:00",
      place: lisbon.near("rossio-square"),
      mode: "walk",
      events: [{ kind: "cancelled", about: "cervejaria-ramiro" }],
    },
    {
      situation: ["cancelled"],
      best: "replace",
      plan: { "cervejaria-ramiro": { is: "off" } },
      brings: { food: true, withinKm: 3, starts: ["18:30", "21:00"] },
      calm: true,
    },
  ),
  scenario(
    "a class is called off, and the plan has another choice for the hour",
    {
      town: lisbon,
      days: [
        [
          own("Tile painting", "14:30-16:00", {
            activityType: "cultural",
            lat: 38.7117,
            lng: -9.1296,
            alternatives: [lisbon.or("fado-museum")],
          }),
          lisbon.at("cervejaria-ramiro", "19:30-21:00"),
        ],
      ],
      now: "13:45",
      events: [{ kind: "cancelled", about: "tile-painting" }],
    },
    { situation: ["cancelled"], best: "swap", plan: { "tile-painting": { is: "off" } }, calm: true },
  ),
  scenario(
    "a booked concert is called off: the booking is not for a plan to strike",
    {
      town: berlin,
      days: [
        [
          berlin.at("neues-museum", "14:00-16:00"),
          own("Philharmonic concert", "20:00-22:00", { lat: 52.5101, lng: 13.3698, ...booked }),
        ],
      ],
      now: "17:00",
      events: [{ kind: "cancelled", about: "philharmonic-concert" }],
    },
    { quiet: "may", untouched: ["philharmonic-concert", "neues-museum"] },
  ),
];
