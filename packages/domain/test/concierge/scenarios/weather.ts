import { booked, own, scenario } from "../scenario-builder.ts";
import { lisbon, newYork, paris, tokyo, vienna, village } from "../towns.ts";

/** Rain and outdoor stops. */
export const weather = [
  scenario(
    "rain until half past four: first the museum, then the castle",
    {
      town: lisbon,
      days: [
        [
          lisbon.at("st-georges-castle", "14:00-15:15", { priority: 8 }),
          lisbon.at("fado-museum", "16:35-17:35", { priority: 6 }),
          lisbon.at("cervejaria-ramiro", "19:30-21:00"),
        ],
      ],
      now: "13:15",
      events: [{ kind: "weather", minutes: 195 }],
    },
    {
      situation: ["weather"],
      best: "swap",
      plan: {
        "st-georges-castle": { is: "moved" },
        "fado-museum": { is: "moved" },
        "cervejaria-ramiro": { is: "same" },
      },
      dry: ["13:15", "16:25"],
      calm: true,
    },
  ),
  scenario(
    "rain over the garden, and the plan has a roof for that hour",
    {
      town: paris,
      days: [
        [
          paris.at("tuileries-garden", "14:00-15:15", { alternatives: [paris.or("orangerie")] }),
          own("Tea with Zoé", "16:00-18:00", { activityType: "dining", lat: 48.8651, lng: 2.3284, ...booked }),
        ],
      ],
      now: "13:20",
      events: [{ kind: "weather", minutes: 600 }],
    },
    {
      situation: ["weather"],
      best: "swap",
      plan: { "tuileries-garden": { is: "off" } },
      brings: { roofed: true },
      untouched: ["tea-with-zo-"],
      calm: true,
    },
  ),
  scenario(
    "a wet morning and a dry afternoon: the museum and the park change places",
    {
      town: vienna,
      days: [
        [
          vienna.at("prater", "10:00-12:00", { priority: 6 }),
          own("Lunch", "12:30-13:30", { activityType: "dining" }),
          vienna.at("kunsthistorisches-museum", "14:15-16:15", { priority: 8 }),
          own("Evening at the Heuriger", "17:00-20:00", { activityType: "dining", ...booked }),
        ],
      ],
      now: "09:00",
      events: [{ kind: "weather", minutes: 240 }],
    },
    {
      situation: ["weather"],
      best: "swap",
      plan: { prater: { is: "moved" }, "kunsthistorisches-museum": { is: "moved" } },
      dry: ["09:00", "13:00"],
      calm: true,
    },
  ),
  scenario(
    "rain on the day of the hike, and nothing planned tomorrow",
    {
      town: village,
      days: [
        [
          own("Hike to the gorge", "14:00-17:00", { activityType: "outdoor", priority: 8 }),
          own("Dinner at the inn", "19:00-20:30", { activityType: "dining" }),
        ],
        [own("Breakfast in the village", "09:00-10:00", { activityType: "dining" })],
      ],
      now: "12:30",
      events: [{ kind: "weather", minutes: 360 }],
    },
    {
      situation: ["weather"],
      best: "move_day",
      plan: { "hike-to-the-gorge": { is: "moved", on: "2026-10-02" }, "dinner-at-the-inn": { is: "same" } },
      calm: true,
    },
  ),
  scenario(
    "rain all day over the only garden of the only day",
    {
      town: tokyo,
      days: [
        [
          tokyo.at("shinjuku-gyoen", "10:00-11:30"),
          tokyo.at("tempura-tsunahachi-shinjuku", "12:00-13:15"),
          own("Sumo", "15:00-18:00", { activityType: "entertainment", lat: 35.6969, lng: 139.7934, ...booked }),
        ],
      ],
      now: "09:00",
      events: [{ kind: "weather", minutes: 600 }],
    },
    {
      situation: ["weather"],
      best: "replace",
      plan: { "shinjuku-gyoen": { is: "off" }, "tempura-tsunahachi-shinjuku": { is: "kept" } },
      brings: { roofed: true, starts: ["09:00", "11:30"], endsBy: "12:00" },
      dry: ["09:00", "19:00"],
      calm: true,
    },
  ),
  scenario(
    "rain over the park in the morning, and an appointment from one on",
    {
      town: newYork,
      days: [
        [
          newYork.at("central-park", "10:00-12:00"),
          own("Lunch with Kim", "13:00-17:30", { activityType: "dining", lat: 40.7524, lng: -73.9773, ...booked }),
        ],
      ],
      now: "09:15",
      place: newYork.near("moma", 200, 150),
      mode: "transit",
      events: [{ kind: "weather", minutes: 600, about: "central-park" }],
    },
    {
      situation: ["weather"],
      best: "replace",
      plan: { "central-park": { is: "off" } },
      brings: { roofed: true, endsBy: "12:55" },
      untouched: ["lunch-with-kim"],
      calm: true,
    },
  ),
  scenario(
    "rain, and everything has a roof",
    {
      town: vienna,
      days: [[vienna.at("albertina", "10:00-12:00"), vienna.at("hofburg", "14:00-16:00")]],
      now: "09:00",
      events: [{ kind: "weather", minutes: 600 }],
    },
    { quiet: true },
  ),
  scenario(
    "the rain of this morning is over",
    {
      town: lisbon,
      days: [[lisbon.at("st-georges-castle", "14:00-15:30"), lisbon.at("fado-museum", "16:30-17:30")]],
      now: "12:30",
      events: [{ kind: "weather", minutes: 60, at: "08:00" }],
    },
    { quiet: true },
  ),
  scenario(
    "rain over a boat that is booked: the boat decides",
    {
      town: paris,
      days: [
        [
          own("Boat on the Seine", "14:00-15:10", { activityType: "outdoor", lat: 48.864, lng: 2.3058, ...booked }),
          paris.at("petit-palais", "16:00-17:15"),
        ],
      ],
      now: "13:00",
      events: [{ kind: "weather", minutes: 180 }],
    },
    { quiet: "may", untouched: ["boat-on-the-seine"] },
  ),
];
