import { booked, journey, own, scenario } from "../scenario-builder.ts";
import { amsterdam, barcelona, lisbon, rome, vienna } from "../towns.ts";

const dinner = own("Dinner", "19:30-21:00", { activityType: "dining" });
const desk = { activityType: "transport", lat: 38.77, lng: -9.13 } as const;
const outdoors = amsterdam.at("vondelpark", "10:00-11:30");
const stedelijk = amsterdam.at("stedelijk-museum", "11:45-13:15");

const club = (clock: string) => own("Club night", clock, { activityType: "entertainment", lat: 38.711, lng: -9.13 });

/** Problems found by simulating whole days. */
export const wholeDays = [
  scenario(
    "rain in the park, and the museum next door is open: in there at once",
    {
      town: amsterdam,
      days: [[outdoors, stedelijk]],
      now: "10:20",
      place: amsterdam.near("vondelpark"),
      mode: "walk",
      events: [{ kind: "weather", minutes: 120 }],
    },
    {
      situation: ["weather"],
      best: "shift",
      plan: {
        vondelpark: { is: "kept", endsBy: "10:30" },
        "stedelijk-museum": { is: "kept", starts: ["10:35", "11:00"] },
      },
      calm: true,
    },
  ),
  scenario(
    "unwell for ten hours, said late at night: the morning begins later",
    {
      town: lisbon,
      days: [[dinner], [lisbon.at("st-georges-castle", "09:00-10:30"), lisbon.at("fado-museum", "13:00-14:00")]],
      now: "2 08:00",
      events: [{ kind: "unwell", minutes: 720, at: "22:30" }],
    },
    {
      situation: ["unwell"],
      first: ["shift", "shorten"],
      plan: { "st-georges-castle": { starts: ["10:30", "11:30"] }, "fado-museum": { is: "same" } },
    },
  ),
  scenario(
    "unwell at night for hours, and a train before they are over",
    {
      town: vienna,
      days: [[], []],
      segments: [journey("train", "RJ 1", ["Vienna", "Salzburg"], "2026-10-02T07:00/2026-10-02T09:30")],
      now: "2 05:30",
      events: [{ kind: "unwell", minutes: 480, at: "23:30" }],
    },
    { quiet: true, alerts: [{ code: "departure_at_risk", about: "segment:rj 1" }] },
  ),
  scenario(
    "rain and a bad night of yesterday that were said without an end are over",
    {
      town: lisbon,
      days: [[dinner], [lisbon.at("santa-luzia-viewpoint", "10:00-10:30"), lisbon.at("fado-museum", "12:00-13:00")]],
      now: "2 08:30",
      events: [
        { kind: "weather", at: "21:00" },
        { kind: "unwell", at: "22:30" },
      ],
    },
    { quiet: true },
  ),
  scenario(
    "the car has to be back at noon, half an hour from where they are still at eleven thirty",
    {
      town: lisbon,
      days: [[lisbon.at("carmo-convent", "10:00-11:10"), own("Return car", "12:00-12:30", { ...desk, pinned: true })]],
      now: "11:00",
      place: lisbon.near("carmo-convent"),
      mode: "drive",
      events: [{ kind: "delayed", minutes: 45, about: "carmo-convent" }],
    },
    { quiet: true, alerts: [{ code: "booking_at_risk", about: "return-car" }] },
  ),
  scenario(
    "the car was fetched in time, and from its desk there is time for the way into town",
    {
      town: lisbon,
      days: [[own("Pick up rental car", "10:00-10:30", desk), lisbon.at("carmo-convent", "11:15-12:00")]],
      now: "10:10",
      mode: "drive",
    },
    { quiet: true },
  ),
  scenario(
    "half an hour late for what they name, however much time there is before it",
    {
      town: lisbon,
      days: [
        [
          own("Lunch", "12:30-13:30", { activityType: "dining", lat: 38.7115, lng: -9.1415 }),
          lisbon.at("carmo-convent", "14:00-14:45"),
          lisbon.at("fado-museum", "16:00-17:00"),
        ],
      ],
      now: "13:20",
      mode: "walk",
      events: [{ kind: "running_late", minutes: 30, about: "carmo-convent" }],
    },
    {
      situation: ["late"],
      about: ["carmo-convent"],
      first: ["shift", "shorten"],
      plan: { "carmo-convent": { starts: ["14:30", "14:45"] }, "fado-museum": { is: "same" } },
    },
  ),
  scenario(
    "two hours late for the evening's table, said at noon by its name",
    {
      town: lisbon,
      days: [[lisbon.at("carmo-convent", "14:00-14:45"), own("Dinner", "19:30-21:00", { activityType: "dining" })]],
      now: "12:00",
      events: [{ kind: "running_late", minutes: 60, about: "dinner" }],
    },
    { situation: ["late"], about: ["dinner"], best: "shift", plan: { "carmo-convent": { is: "same" } } },
  ),
  scenario(
    "a day of nine things is full: nothing is put into its hours that are free",
    {
      town: rome,
      days: [
        [
          rome.at("spanish-steps", "09:00-09:30"),
          rome.at("trevi-fountain", "09:45-10:15"),
          rome.at("pantheon", "10:30-11:15"),
          rome.at("piazza-navona", "11:25-11:55"),
          rome.at("da-baffetto", "12:10-13:25"),
          own("Hat shop", "13:40-14:00"),
          own("Glove shop", "14:10-14:30"),
          rome.at("doria-pamphilj", "16:30-17:45", booked),
          rome.at("roman-ghetto-restaurants", "19:00-20:30"),
        ],
      ],
      now: "14:35",
      wish: "what_now",
    },
    { quiet: true },
  ),
  scenario(
    "a table that the house put off by an hour, and tickets right after it",
    {
      town: lisbon,
      days: [
        [
          own("Dinner at Ramiro", "19:00-20:30", { activityType: "dining", lat: 38.7206, lng: -9.1358, ...booked }),
          own("Fado night", "21:00-23:00", { lat: 38.7111, lng: -9.1277, ...booked }),
        ],
      ],
      now: "18:00",
      events: [{ kind: "delayed", minutes: 60, about: "dinner-at-ramiro" }],
    },
    { quiet: true, alerts: [{ code: "booking_at_risk", about: "fado-night" }] },
  ),
  scenario(
    "a child that has to rest until half past three, and a whole afternoon before dinner",
    {
      town: barcelona,
      days: [
        [barcelona.at("ciutadella-park", "14:30-15:30"), barcelona.at("santa-maria-del-mar", "16:30-17:15"), dinner],
        [barcelona.at("mnac", "10:00-12:00")],
      ],
      now: "14:00",
      events: [{ kind: "unwell", minutes: 90 }],
    },
    {
      situation: ["unwell"],
      rest: ["14:00", "15:30"],
      plan: { "santa-maria-del-mar": { is: "kept" }, dinner: { is: "same" } },
    },
  ),
  scenario(
    "the night bus leaves in half an hour from across the town: no plan helps",
    {
      town: barcelona,
      days: [[dinner], [own("Supper", "20:30-22:30", { activityType: "dining", lat: 41.39, lng: 2.17 })], []],
      segments: [
        journey("train", "N 22", ["Barcelona Nord", "Madrid"], "2026-10-02T23:30/2026-10-03T07:15", [
          { lat: 41.394, lng: 2.183 },
          { lat: 40.43, lng: -3.677 },
        ]),
      ],
      now: "2 23:00",
      place: barcelona.near("montjuic-castle"),
      mode: "transit",
      events: [{ kind: "running_late", minutes: 40 }],
    },
    { quiet: true, alerts: [{ code: "departure_at_risk", about: "segment:n 22" }] },
  ),
  scenario(
    "half an hour late for a club after midnight, said before it",
    {
      town: lisbon,
      days: [[own("Dinner", "21:00-23:30", { activityType: "dining" })], [club("00:15-03:00")]],
      now: "2 00:10",
      events: [{ kind: "running_late", minutes: 30, at: "23:50" }],
    },
    { situation: ["late"], best: "shift", plan: { "club-night": { starts: ["00:45", "00:50"] } } },
  ),
];
