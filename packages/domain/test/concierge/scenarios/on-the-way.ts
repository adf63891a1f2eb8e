import type { TransportMode } from "../../../src/field-choices.ts";
import type { Expected } from "../expected.ts";
import { booked, own, scenario } from "../scenario-builder.ts";
import { berlin, lisbon, paris, vienna } from "../towns.ts";

const dinner = own("Dinner at Ramiro", "20:00-21:30", {
  activityType: "dining",
  lat: 38.7206,
  lng: -9.1358,
  ...booked,
});

/** In Belém, six and a half kilometres from the castle. */
function fromBelem(name: string, mode: TransportMode, now: string, expected: Expected) {
  return scenario(
    name,
    {
      town: lisbon,
      days: [
        [
          lisbon.at("jeronimos-monastery", "12:00-13:30"),
          lisbon.at("st-georges-castle", "14:45-16:15", { priority: 8 }),
          lisbon.at("lisbon-cathedral", "17:00-17:40"),
          dinner,
        ],
      ],
      now,
      place: lisbon.near("jeronimos-monastery"),
      mode,
    },
    { untouched: ["dinner-at-ramiro", "jeronimos-monastery"], calm: true, ...expected },
  );
}

/** Cases where the traveller's position or means of travel decides how late they are. */
export const onTheWay = [
  fromBelem("on foot, the castle across the town is two hours away", "walk", "14:00", {
    situation: ["late"],
    first: ["shift", "shorten", "swap", "skip", "replace"],
    about: ["st-georges-castle"],
    everyPlan: { "st-georges-castle": { starts: ["15:30", "18:00"] } },
    saysNot: [/\d\.\d{3}/],
  }),
  fromBelem("by tram it is near enough", "transit", "14:00", { quiet: true }),
  fromBelem("by car it is near enough", "drive", "14:00", { quiet: true }),
  fromBelem("by taxi it is near enough", "taxi", "14:00", { quiet: true }),
  fromBelem("by bicycle it is just near enough", "cycle", "14:00", { quiet: "may", first: ["shift", "shorten"] }),
  fromBelem("by tram at the last minute it is half an hour too late", "transit", "14:40", {
    situation: ["late"],
    best: "shift",
    plan: { "st-georges-castle": { is: "kept", starts: ["15:05", "15:45"] }, "lisbon-cathedral": { is: "kept" } },
  }),
  fromBelem("by taxi at the last minute it is a quarter of an hour too late", "taxi", "14:40", {
    situation: ["late"],
    first: ["shift", "shorten"],
    plan: { "st-georges-castle": { is: "kept", starts: ["14:50", "15:30"] } },
  }),
  scenario(
    "there already",
    {
      town: lisbon,
      days: [[lisbon.at("st-georges-castle", "14:45-16:15"), lisbon.at("lisbon-cathedral", "16:30-17:10")]],
      now: "14:50",
      place: lisbon.near("st-georges-castle"),
      mode: "walk",
    },
    { quiet: true },
  ),
  scenario(
    "far away, with hours to go",
    {
      town: lisbon,
      days: [[lisbon.at("lisbon-oceanarium", "10:00-12:00"), lisbon.at("st-georges-castle", "15:00-16:30")]],
      now: "12:30",
      place: lisbon.near("lisbon-oceanarium"),
      mode: "transit",
    },
    { quiet: true },
  ),
  scenario(
    "a spot that may be two kilometres off proves nothing much",
    {
      town: lisbon,
      days: [[lisbon.at("carmo-convent", "11:00-11:45"), lisbon.at("fado-museum", "14:00-15:00")]],
      now: "10:50",
      place: { ...lisbon.near("carmo-convent", 1500, 900), accuracyM: 2500 },
      mode: "walk",
    },
    { quiet: "may", first: ["shift", "shorten"], plan: { "fado-museum": { is: "same" } } },
  ),
  scenario(
    "still in the museum at the time of lunch",
    {
      town: vienna,
      days: [
        [
          vienna.at("kunsthistorisches-museum", "10:00-12:30"),
          own("Lunch at Glacis Beisl", "12:45-13:45", { activityType: "dining", lat: 48.2043, lng: 16.3575 }),
          vienna.at("albertina", "14:15-16:15"),
        ],
      ],
      now: "13:15",
      place: vienna.near("kunsthistorisches-museum"),
      mode: "walk",
    },
    { situation: ["late"], first: ["shift", "shorten"], untouched: ["kunsthistorisches-museum"], calm: true },
  ),
  scenario(
    "still at lunch when the next thing begins, and says nothing",
    {
      town: berlin,
      days: [
        [
          berlin.at("borchardt", "12:30-14:00"),
          berlin.at("topography-of-terror", "14:30-16:00", { priority: 8 }),
          berlin.at("zur-letzten-instanz", "18:30-20:00"),
        ],
      ],
      now: "14:45",
      place: berlin.near("borchardt"),
      mode: "walk",
    },
    {
      situation: ["late"],
      best: "shift",
      about: ["topography-of-terror"],
      plan: {
        "topography-of-terror": { is: "kept", starts: ["14:55", "15:30"] },
        "zur-letzten-instanz": { is: "same" },
      },
      untouched: ["borchardt"],
      calm: true,
    },
  ),
  scenario(
    "arrives half an hour late where the doors close in two hours: shorter, but there",
    {
      town: paris,
      from: "2026-10-02",
      days: [
        [
          own("Lunch", "12:30-14:00", { activityType: "dining" }),
          paris.at("musee-dorsay", "15:00-17:30", { priority: 9 }),
        ],
      ],
      now: "15:15",
      place: paris.near("sacre-coeur"),
      mode: "transit",
    },
    {
      situation: ["late"],
      best: "shorten",
      plan: { "musee-dorsay": { is: "kept", starts: ["15:30", "16:05"], endsBy: "18:00", lasts: [100, 149] } },
      calm: true,
    },
  ),
  scenario(
    "woke up in another town",
    {
      town: lisbon,
      days: [
        [lisbon.at("st-georges-castle", "11:00-12:30", { priority: 8 }), lisbon.at("fado-museum", "15:00-16:00")],
        [lisbon.at("carmo-convent", "15:00-15:45")],
      ],
      now: "10:30",
      place: { lat: 41.1496813, lng: -8.6109973, accuracyM: 30 },
      mode: "transit",
    },
    { situation: ["late"], first: ["move_day", "skip", "shift"], everyPlan: { "carmo-convent": { is: "kept" } } },
  ),
  scenario(
    "on foot in the next street, ten minutes before",
    {
      town: vienna,
      days: [[vienna.at("graben", "10:00-10:30"), vienna.at("albertina", "10:45-12:45")]],
      now: "10:35",
      place: vienna.near("graben"),
      mode: "walk",
    },
    { quiet: true },
  ),
];
