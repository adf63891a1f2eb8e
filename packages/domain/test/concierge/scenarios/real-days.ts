import { booked, journey, own, scenario } from "../scenario-builder.ts";
import { beside, lisbon, prague, rome, vienna } from "../towns.ts";

const airport = { lat: 38.7742, lng: -9.1342 };
const oriente = { lat: 38.7678, lng: -9.0991 };
const flight = journey("flight", "TP1", ["Lisbon", "Paris"], "2026-10-01T10:00/2026-10-01T13:30", [airport, null]);
const intoTown = journey("train", "AP 124", ["Porto", "Lisbon Oriente"], "2026-10-01T15:30/2026-10-01T18:30", [
  { lat: 41.1496, lng: -8.585 },
  oriente,
]);
const dinner = own("Dinner at Ramiro", "20:00-21:30", {
  activityType: "dining",
  lat: 38.7206,
  lng: -9.1356,
  ...booked,
});

/** Days of twelve travellers, written before the engine was run on them. */
export const realDays = [
  scenario(
    "a flight is the first thing of the day, nothing is shared, and it leaves in half an hour",
    { town: lisbon, days: [[]], segments: [flight], now: "09:30" },
    { quiet: true },
  ),
  scenario(
    "at the gate half an hour before it leaves, a kilometre from the middle of the airport",
    {
      town: lisbon,
      days: [[]],
      segments: [flight],
      now: "09:30",
      place: beside(airport, 800, 400),
      mode: "transit",
    },
    { quiet: true },
  ),
  scenario(
    "the flight is an hour late, and they sit where it should have left",
    {
      town: lisbon,
      days: [[]],
      segments: [flight],
      now: "10:20",
      events: [{ kind: "delayed", minutes: 60, about: "segment:tp1", at: "10:05" }],
    },
    { quiet: true },
  ),
  scenario(
    "a train is an hour late, and from the station it is half an hour to a booked table",
    {
      town: lisbon,
      days: [[dinner]],
      segments: [intoTown],
      now: "17:30",
      events: [{ kind: "delayed", minutes: 60, about: "segment:ap 124" }],
    },
    { quiet: true, alerts: [{ code: "booking_at_risk", about: "dinner-at-ramiro" }] },
  ),
  scenario(
    "a train is late, nobody says by how much, and a table is booked after it",
    { town: lisbon, days: [[dinner]], segments: [intoTown], now: "17:00", events: [{ kind: "delayed" }] },
    { quiet: true, alerts: [{ code: "booking_at_risk", about: "dinner-at-ramiro" }] },
  ),
  scenario(
    "half an hour late, said without a name two hours before the train",
    {
      town: lisbon,
      days: [[lisbon.at("tram-28", "19:20-20:20")]],
      segments: [intoTown],
      now: "13:30",
      events: [{ kind: "delayed", minutes: 30 }],
    },
    { situation: ["delayed"], about: ["tram-28"], says: [/AP 124/], first: ["shift", "shorten"] },
  ),
  scenario(
    "five hours late on a full day: what is over by then goes, and the rest is met where it stands",
    {
      town: vienna,
      days: [
        [
          vienna.at("st-stephens-cathedral", "09:30-10:30"),
          vienna.at("hofburg", "10:50-12:50"),
          own("Lunch", "13:00-14:00", { activityType: "dining" }),
          vienna.at("albertina", "15:00-17:00"),
          vienna.at("graben", "17:15-17:45"),
          own("Dinner", "19:00-20:30", { activityType: "dining" }),
        ],
        [vienna.at("prater", "14:00-15:30")],
      ],
      now: "09:10",
      events: [{ kind: "running_late", minutes: 300 }],
    },
    {
      situation: ["late"],
      offers: ["move_day"],
      notBefore: "14:10",
      plan: {
        "st-stephens-cathedral": { is: "off" },
        hofburg: { is: "off" },
        albertina: { is: "kept" },
        dinner: { is: "same" },
      },
    },
  ),
  scenario(
    "still at home, a thousand kilometres away: nothing of today, and not all of it is lost",
    {
      town: vienna,
      days: [
        [vienna.at("hofburg", "10:00-12:00"), vienna.at("albertina", "15:00-17:00")],
        [vienna.at("prater", "14:00-15:30")],
      ],
      now: "09:00",
      place: { lat: 48.8567, lng: 2.3522, accuracyM: 30 },
      mode: "transit",
    },
    { situation: ["late"], says: [/not get to .* today/], plan: { hofburg: { is: "off" }, albertina: { is: "off" } } },
  ),
  scenario(
    "awake at half past two in the night, and asks what to do",
    { town: prague, days: [[prague.at("wenceslas-square", "09:30-10:00")]], now: "02:30", wish: "what_now" },
    { quiet: true },
  ),
  scenario(
    "what yesterday was lost fits this afternoon",
    {
      town: prague,
      days: [[], [prague.at("strahov-monastery", "09:30-10:45"), own("Dinner", "19:00-20:30")]],
      parked: [prague.at("old-town-square", "11:25-12:10", { priority: 8 })],
      now: "2 15:30",
      place: prague.near("charles-bridge"),
      wish: "what_now",
    },
    { situation: ["free_time"], best: "fill", plan: { "old-town-square": { on: "2026-10-02", is: "moved" } } },
  ),
  scenario(
    "what they left out themselves is not offered again",
    {
      town: prague,
      days: [[prague.at("strahov-monastery", "09:30-10:45")]],
      parked: [prague.at("old-town-square", "11:25-12:10", { priority: 8 })],
      now: "15:30",
      place: prague.near("charles-bridge"),
      events: [{ kind: "skipped", about: "old-town-square", at: "11:30" }],
      wish: "what_now",
    },
    { situation: ["free_time"], untouched: ["old-town-square"] },
  ),
  scenario(
    "an hour late on the last morning, with lunch and a flight: nobody runs for it",
    {
      town: rome,
      days: [
        [rome.at("piazza-navona", "16:00-16:30")],
        [rome.at("capitoline-museums", "09:30-11:30"), own("Lunch", "11:45-12:40", { activityType: "dining" })],
      ],
      segments: [
        journey("flight", "AZ204", ["Rome Fiumicino", "London"], "2026-10-02T15:30/2026-10-02T17:20", [
          { lat: 41.8003, lng: 12.2389 },
          { lat: 51.47, lng: -0.4543 },
        ]),
      ],
      now: "2 10:20",
      place: rome.near("piazza-navona"),
      mode: "transit",
      events: [{ kind: "running_late", minutes: 50 }],
    },
    {
      quiet: "may",
      everyPlan: { "capitoline-museums": { endsBy: "13:15" }, lunch: { endsBy: "13:15" } },
      calm: true,
    },
  ),
];
