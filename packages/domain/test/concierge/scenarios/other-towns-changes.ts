import { booked, own, scenario } from "../scenario-builder.ts";
import { amsterdam, barcelona, florence, kyoto, prague } from "../towns.ts";

/** Restaurants, classes, health and weather, in towns of no other scenario. */
export const otherTownsChanges = [
  scenario(
    "lunch goes on, and the palace has all afternoon",
    {
      town: florence,
      days: [
        [
          florence.at("trattoria-4-leoni", "12:30-14:00"),
          florence.at("palazzo-pitti", "14:15-16:45", { priority: 8 }),
          florence.at("il-latini", "19:30-21:00"),
        ],
      ],
      now: "13:55",
      place: florence.near("trattoria-4-leoni"),
      mode: "walk",
      events: [{ kind: "delayed", minutes: 50, about: "trattoria-4-leoni" }],
    },
    {
      situation: ["delayed", "late"],
      best: "shift",
      notBefore: "14:45",
      plan: {
        "palazzo-pitti": { is: "kept", starts: ["14:45", "15:30"], lasts: [140, 150] },
        "il-latini": { is: "same" },
      },
      calm: true,
    },
  ),
  scenario(
    "no table at the duck tonight",
    {
      town: prague,
      days: [[prague.at("charles-bridge", "15:00-15:30"), prague.at("u-modre-kachnicky", "19:30-21:00")]],
      now: "17:30",
      place: prague.near("lennon-wall"),
      mode: "walk",
      events: [{ kind: "cancelled", about: "u-modre-kachnicky" }],
    },
    {
      situation: ["cancelled"],
      best: "replace",
      plan: { "u-modre-kachnicky": { is: "off" } },
      brings: { food: true, withinKm: 3, starts: ["18:00", "20:30"] },
      calm: true,
    },
  ),
  scenario(
    "the class is called off, and Picasso is its second choice",
    {
      town: barcelona,
      days: [
        [
          own("Pottery class", "10:00-11:30", {
            activityType: "cultural",
            lat: 41.3846,
            lng: 2.1817,
            alternatives: [barcelona.or("picasso-museum")],
          }),
          barcelona.at("set-portes", "13:30-15:00"),
        ],
      ],
      now: "09:15",
      events: [{ kind: "cancelled", about: "pottery-class" }],
    },
    {
      situation: ["cancelled"],
      best: "swap",
      plan: { "pottery-class": { is: "off" }, "set-portes": { is: "kept" } },
      calm: true,
    },
  ),
  scenario(
    "the castle was left out, the afternoon is taken, and tomorrow is not",
    {
      town: kyoto,
      days: [
        [
          kyoto.at("nijo-castle", "09:30-11:00", { priority: 9 }),
          own("Lunch and tea ceremony", "12:00-17:30", {
            activityType: "dining",
            lat: 35.0037,
            lng: 135.7722,
            ...booked,
          }),
        ],
        [kyoto.at("gion", "17:00-18:00")],
      ],
      now: "11:10",
      events: [{ kind: "skipped", about: "nijo-castle" }],
    },
    {
      situation: ["skipped"],
      best: "move_day",
      plan: { "nijo-castle": { is: "moved", on: "2026-10-02" } },
      calm: true,
    },
  ),
  scenario(
    "four hours in bed, and a concert in the evening",
    {
      town: amsterdam,
      days: [
        [
          amsterdam.at("rembrandt-house", "14:00-15:15", { priority: 4 }),
          amsterdam.at("begijnhof", "15:45-16:15", { priority: 3 }),
          own("Concert", "19:30-22:00", { activityType: "entertainment", lat: 52.3563, lng: 4.8792, ...booked }),
        ],
      ],
      now: "13:15",
      events: [{ kind: "unwell", minutes: 270 }],
    },
    {
      situation: ["unwell"],
      best: "skip",
      rest: ["13:15", "17:45"],
      misses: ["Rembrandt", "Begijnhof"],
      untouched: ["concert"],
    },
  ),
  scenario(
    "five hours in bed, and the park is for tomorrow",
    {
      town: barcelona,
      days: [[barcelona.at("park-guell", "14:00-15:40", { priority: 9 })], [barcelona.at("la-rambla", "18:00-18:45")]],
      now: "12:45",
      events: [{ kind: "unwell", minutes: 300 }],
    },
    {
      situation: ["unwell"],
      best: "move_day",
      rest: ["12:45", "17:45"],
      plan: { "park-guell": { is: "moved", on: "2026-10-02" } },
    },
  ),
  scenario(
    "rain in the morning: first the pictures, then the park",
    {
      town: amsterdam,
      days: [
        [
          amsterdam.at("vondelpark", "10:00-11:30", { priority: 6 }),
          amsterdam.at("stedelijk-museum", "13:45-15:45", { priority: 7 }),
          own("High tea", "16:30-18:00", { activityType: "dining", lat: 52.3636, lng: 4.8811, ...booked }),
        ],
      ],
      now: "09:00",
      events: [{ kind: "weather", minutes: 270 }],
    },
    {
      situation: ["weather"],
      best: "swap",
      plan: { vondelpark: { is: "moved" }, "stedelijk-museum": { is: "moved" } },
      dry: ["09:00", "13:30"],
      untouched: ["high-tea"],
      calm: true,
    },
  ),
  scenario(
    "rain over Gion on the only day",
    {
      town: kyoto,
      days: [
        [
          kyoto.at("gion", "14:00-15:00"),
          own("Kaiseki dinner", "17:00-19:30", { activityType: "dining", lat: 35.0009, lng: 135.7812, ...booked }),
        ],
      ],
      now: "13:00",
      place: kyoto.near("nishiki-market"),
      mode: "transit",
      events: [{ kind: "weather", minutes: 660 }],
    },
    {
      situation: ["weather"],
      best: "replace",
      plan: { gion: { is: "off" } },
      brings: { roofed: true, endsBy: "16:55" },
      untouched: ["kaiseki-dinner"],
      calm: true,
    },
  ),
];
