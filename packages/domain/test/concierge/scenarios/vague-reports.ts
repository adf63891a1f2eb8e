import { booked, own, scenario } from "../scenario-builder.ts";
import { barcelona, berlin, kyoto, lisbon, paris, prague, vienna } from "../towns.ts";

/** Reports that are vague, repeated, or name no stop. */
export const vagueReports = [
  scenario(
    "half an hour late, and it rains",
    {
      town: lisbon,
      days: [
        [
          lisbon.at("st-georges-castle", "10:00-11:30", { priority: 7 }),
          lisbon.at("fado-museum", "13:30-14:30"),
          lisbon.at("cervejaria-ramiro", "19:30-21:00"),
        ],
      ],
      now: "09:45",
      events: [
        { kind: "running_late", minutes: 30 },
        { kind: "weather", minutes: 180 },
      ],
    },
    {
      situation: ["late", "weather"],
      notBefore: "10:10",
      plan: { "cervejaria-ramiro": { is: "same" }, "st-georges-castle": { is: "moved", starts: ["10:25", "17:00"] } },
    },
  ),
  scenario(
    "delayed, and no word by how much or of what",
    {
      town: vienna,
      days: [
        [vienna.at("albertina", "10:00-12:00"), own("Lunch", "12:15-13:15", { activityType: "dining", ...booked })],
      ],
      now: "09:50",
      events: [{ kind: "delayed" }],
    },
    { quiet: "may", first: ["shift", "shorten"], situation: ["delayed", "late"] },
  ),
  scenario(
    "called off, and it can only be what is next",
    {
      town: berlin,
      days: [[own("Bicycle tour", "14:00-16:00", { activityType: "outdoor", lat: 52.5163, lng: 13.3777 })]],
      now: "13:40",
      place: berlin.near("brandenburg-gate"),
      mode: "walk",
      events: [{ kind: "cancelled" }],
    },
    { quiet: "may", situation: ["cancelled"], plan: { "bicycle-tour": { is: "off" } } },
  ),
  scenario(
    "rain begins while they are out",
    {
      town: barcelona,
      days: [
        [
          barcelona.at("ciutadella-park", "14:00-16:00", { priority: 3 }),
          barcelona.at("picasso-museum", "16:30-18:00", { priority: 8 }),
        ],
      ],
      now: "14:30",
      place: barcelona.near("ciutadella-park"),
      mode: "walk",
      events: [{ kind: "weather", minutes: 180 }],
    },
    {
      situation: ["weather"],
      first: ["shorten", "shift", "swap", "replace", "skip"],
      plan: { "picasso-museum": { is: "kept" } },
      calm: true,
    },
  ),
  scenario(
    "an ill day on which nothing can be moved",
    {
      town: prague,
      days: [[own("Lunch with Jan", "12:00-13:30", { pinned: true }), own("Opera", "19:00-22:00", { ...booked })]],
      now: "10:00",
      events: [{ kind: "unwell", minutes: 60 }],
    },
    { quiet: true },
  ),
  scenario(
    "an event that lasts for a week, and one that lasts for nothing",
    {
      town: paris,
      days: [[paris.at("musee-dorsay", "14:00-16:30")], [paris.at("orangerie", "10:00-11:15")]],
      now: "09:00",
      events: [
        { kind: "unwell", minutes: 10_080 },
        { kind: "running_late", minutes: 0 },
      ],
    },
    { situation: ["unwell"] },
  ),
  scenario(
    "arrived an hour late, and the rest of the day is tight",
    {
      town: kyoto,
      days: [
        [
          kyoto.at("nijo-castle", "10:00-11:30", { priority: 8 }),
          kyoto.at("honke-owariya", "12:00-13:00"),
          kyoto.at("kyoto-imperial-palace", "14:00-15:00"),
        ],
      ],
      now: "11:05",
      place: kyoto.near("nijo-castle"),
      mode: "walk",
      events: [{ kind: "arrived", about: "nijo-castle", at: "11:00" }],
    },
    { quiet: "may", first: ["shift", "shorten"], plan: { "kyoto-imperial-palace": { is: "kept" } }, calm: true },
  ),
];
