import { booked, own, scenario } from "../scenario-builder.ts";
import { lisbon, newYork, paris, rome, tokyo, vienna } from "../towns.ts";

/** Free time with few possibilities, or with a condition. */
export const freeTimeLimits = [
  scenario(
    "half an hour is a coffee, a square, or nothing",
    {
      town: lisbon,
      days: [[lisbon.at("lisbon-cathedral", "15:00-15:45"), lisbon.at("fado-museum", "16:45-17:45", { priority: 8 })]],
      now: "16:00",
      place: lisbon.near("lisbon-cathedral"),
      mode: "walk",
      wish: "what_now",
    },
    {
      quiet: "may",
      first: ["fill", "shift"],
      everyPlan: { "fado-museum": { is: "kept" } },
      brings: { endsBy: "16:45", withinKm: 1.5 },
      calm: true,
    },
  ),
  scenario(
    "no time at all: the next thing is in ten minutes",
    {
      town: vienna,
      days: [[vienna.at("graben", "10:00-10:30"), vienna.at("albertina", "10:45-12:45")]],
      now: "10:35",
      place: vienna.near("graben"),
      mode: "walk",
      wish: "what_now",
    },
    { quiet: "may", never: ["fill"], calm: true },
  ),
  scenario(
    "free time in the rain",
    {
      town: paris,
      days: [
        [own("Dinner at Polidor", "19:00-20:30", { activityType: "dining", lat: 48.8497, lng: 2.3411, ...booked })],
      ],
      now: "14:00",
      place: paris.near("luxembourg-gardens"),
      mode: "walk",
      wish: "what_now",
      events: [{ kind: "weather", minutes: 300, at: "13:30" }],
    },
    {
      situation: ["free_time", "weather"],
      best: "fill",
      brings: { roofed: true, endsBy: "18:55" },
      untouched: ["dinner-at-polidor"],
      calm: true,
    },
  ),
  scenario(
    "free at noon for somebody who eats vegan",
    {
      town: tokyo,
      days: [[tokyo.at("tokyo-national-museum", "14:30-16:30")]],
      now: "12:00",
      place: tokyo.near("imperial-palace-east-gardens"),
      mode: "transit",
      dietary: ["vegan"],
      wish: "what_now",
    },
    { situation: ["free_time"], best: "fill", brings: { food: true, endsBy: "14:25" }, calm: true },
  ),
  scenario(
    "two hours with a purse that is empty",
    {
      town: newYork,
      days: [
        [
          newYork.at("moma", "10:30-13:00", { estimatedCost: "30" }),
          own("Drinks with Kim", "17:00-18:30", { ...booked }),
        ],
      ],
      budget: "30",
      now: "14:00",
      place: newYork.near("st-patricks-cathedral"),
      mode: "walk",
      wish: "what_now",
    },
    { situation: ["free_time"], best: "fill", brings: { withinKm: 3, endsBy: "17:00" }, calm: true },
  ),
  scenario(
    "asks what to do, and ought to be on the way for a while",
    {
      town: lisbon,
      days: [
        [lisbon.at("st-georges-castle", "14:00-15:30", { priority: 8 }), lisbon.at("cervejaria-ramiro", "19:30-21:00")],
      ],
      now: "14:05",
      place: lisbon.near("lisbon-oceanarium"),
      mode: "transit",
      wish: "what_now",
    },
    {
      situation: ["late"],
      first: ["shift", "shorten", "move_day", "swap", "replace", "skip"],
      never: ["fill"],
      about: ["st-georges-castle"],
      calm: true,
    },
  ),
  scenario(
    "the evening before the trip is not part of it",
    {
      town: rome,
      days: [[rome.at("vittoriano", "10:00-10:45")]],
      now: "0 19:00",
      wish: "what_now",
    },
    { quiet: true },
  ),
];
