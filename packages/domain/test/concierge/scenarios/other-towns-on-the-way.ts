import { booked, journey, own, scenario } from "../scenario-builder.ts";
import { amsterdam, barcelona, florence, kyoto } from "../towns.ts";

const kyotoStation = { lat: 34.9858, lng: 135.7588 };
const toTheAccademia = {
  town: florence,
  days: [
    [
      florence.at("accademia-gallery", "14:45-16:15", { priority: 8 }),
      florence.at("trattoria-cammillo", "19:30-21:00"),
    ],
  ],
  now: "14:28",
  place: florence.near("san-miniato-al-monte"),
};

/** Ways and journeys, in towns of no other scenario. */
export const otherTownsOnTheWay = [
  scenario(
    "still at the Golden Pavilion when the noodles are ready",
    {
      town: kyoto,
      days: [
        [
          kyoto.at("kinkaku-ji", "10:45-11:35"),
          kyoto.at("honke-owariya", "12:15-13:15"),
          kyoto.at("nijo-castle", "14:15-15:45", { priority: 8 }),
        ],
      ],
      now: "12:05",
      place: kyoto.near("kinkaku-ji"),
      mode: "transit",
    },
    {
      situation: ["late"],
      best: "shift",
      notBefore: "12:20",
      plan: { "honke-owariya": { is: "kept", starts: ["12:25", "13:00"] }, "nijo-castle": { is: "kept" } },
      untouched: ["kinkaku-ji"],
      calm: true,
    },
  ),
  scenario(
    "on the hill above Florence a quarter of an hour before, on foot",
    { ...toTheAccademia, mode: "walk" },
    {
      situation: ["late"],
      best: "shift",
      notBefore: "14:50",
      plan: { "accademia-gallery": { is: "kept", starts: ["14:55", "15:30"] }, "trattoria-cammillo": { is: "same" } },
      calm: true,
    },
  ),
  scenario(
    "on the hill above Florence a quarter of an hour before, by taxi",
    { ...toTheAccademia, mode: "taxi" },
    { quiet: "may", first: ["shift", "shorten"], calm: true },
  ),
  scenario(
    "two hours late from the air, and nothing before half past two",
    {
      town: barcelona,
      days: [
        [barcelona.at("sagrada-familia", "14:30-16:30", { priority: 9 })],
        [barcelona.at("la-rambla", "18:00-18:45")],
      ],
      segments: [journey("flight", "VY8701", ["Paris", "Barcelona"], "2026-10-01T09:10/2026-10-01T11:00")],
      now: "09:00",
      events: [{ kind: "delayed", minutes: 120, about: "segment:vy8701" }],
    },
    { quiet: true },
  ),
  scenario(
    "five hours late from the air: an hour and a half of it, or all of it tomorrow",
    {
      town: barcelona,
      days: [
        [barcelona.at("sagrada-familia", "14:30-16:30", { priority: 9 })],
        [barcelona.at("la-rambla", "18:00-18:45")],
      ],
      segments: [journey("flight", "VY8701", ["Paris", "Barcelona"], "2026-10-01T09:10/2026-10-01T11:00")],
      now: "09:00",
      events: [{ kind: "delayed", minutes: 300, about: "segment:vy8701" }],
    },
    {
      situation: ["delayed", "late", "closed"],
      first: ["shorten", "move_day"],
      notBefore: "16:25",
      everyPlan: { "la-rambla": { is: "kept" } },
      calm: true,
    },
  ),
  scenario(
    "an hour and a half late on the morning of the train",
    {
      town: kyoto,
      days: [[kyoto.at("gion", "17:00-18:00")], [kyoto.at("kiyomizu-dera", "11:00-12:15", { priority: 7 })]],
      segments: [
        journey("train", "NOZOMI34", ["Kyoto", "Tokyo"], "2026-10-02T15:00/2026-10-02T17:15", [
          kyotoStation,
          { lat: 35.6812, lng: 139.7671 },
        ]),
      ],
      now: "2 10:45",
      events: [{ kind: "running_late", minutes: 90 }],
    },
    {
      situation: ["late"],
      first: ["shorten", "skip", "replace"],
      notBefore: "12:15",
      everyPlan: { "kiyomizu-dera": { endsBy: "13:35" } },
    },
  ),
  scenario(
    "across the water ten minutes before the table is laid",
    {
      town: amsterdam,
      days: [
        [own("Dinner at De Kas", "19:00-21:30", { activityType: "dining", lat: 52.3524, lng: 4.9285, ...booked })],
      ],
      now: "18:50",
      place: amsterdam.near("pllek"),
      mode: "transit",
    },
    { quiet: "may", alerts: [{ code: "booking_at_risk", about: "dinner-at-de-kas" }], untouched: ["dinner-at-de-kas"] },
  ),
];
