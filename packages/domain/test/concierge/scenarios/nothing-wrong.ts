import { booked, own, scenario } from "../scenario-builder.ts";
import { auckland, berlin, lisbon, paris, rome, vienna, village } from "../towns.ts";

const day = [
  lisbon.at("st-georges-castle", "10:00-11:30", { priority: 8 }),
  lisbon.at("lisbon-cathedral", "12:00-12:40"),
  lisbon.at("chapito-a-mesa", "13:00-14:30"),
  lisbon.at("fado-museum", "16:00-17:00"),
  lisbon.at("cervejaria-ramiro", "19:30-21:00"),
];
const still = { quiet: true } as const;

/** Nothing is wrong, so nothing is reported. */
export const nothingWrong = [
  scenario(
    "in the middle of things, on time",
    { town: lisbon, days: [day], now: "10:40", place: lisbon.near("st-georges-castle"), mode: "walk" },
    still,
  ),
  scenario("in the middle of things, and nobody knows where", { town: lisbon, days: [day], now: "10:40" }, still),
  scenario(
    "eight minutes late",
    { town: lisbon, days: [day], now: "09:55", events: [{ kind: "running_late", minutes: 8 }] },
    still,
  ),
  scenario(
    "in the pause after lunch",
    { town: lisbon, days: [day], now: "14:50", place: lisbon.near("chapito-a-mesa"), mode: "walk" },
    still,
  ),
  scenario(
    "the day before the trip",
    {
      town: lisbon,
      days: [day],
      now: "0 09:58",
      place: { lat: 51.5077713, lng: -0.1279173, accuracyM: 20 },
      mode: "walk",
      events: [{ kind: "running_late", minutes: 30 }],
    },
    still,
  ),
  scenario(
    "the day after the trip",
    { town: lisbon, days: [day], now: "2 10:30", events: [{ kind: "unwell", minutes: 600 }] },
    still,
  ),
  scenario(
    "a day without hours",
    {
      town: lisbon,
      days: [[own("Wander about", ""), own("Buy cork", ""), lisbon.at("carmo-convent", "")]],
      now: "11:00",
      place: lisbon.near("alfama"),
      mode: "walk",
    },
    still,
  ),
  scenario(
    "early in the morning",
    { town: lisbon, days: [day], now: "07:00", place: lisbon.near("rossio-square") },
    still,
  ),
  scenario("when all is done", { town: lisbon, days: [day], now: "22:40", place: lisbon.near("pink-street") }, still),
  scenario(
    "at two in the night, with an early start",
    {
      town: rome,
      days: [[rome.at("trastevere", "20:00-21:15")], [rome.at("vatican-museums", "08:30-11:30")]],
      now: "2 02:00",
    },
    still,
  ),
  scenario(
    "after midnight in a bar that the evening began with",
    {
      town: berlin,
      days: [[berlin.at("a-trane", "22:00-00:30")], [berlin.at("neues-museum", "11:00-13:00")]],
      now: "2 00:10",
      place: berlin.near("a-trane"),
      mode: "taxi",
    },
    still,
  ),
  scenario(
    "a day with nothing on it",
    { town: auckland, days: [[]], now: "12:00", place: auckland.near("sky-tower") },
    still,
  ),
  scenario(
    "a place that nobody knows, and all is well there",
    {
      town: village,
      days: [[own("Breakfast", "09:00-10:00"), own("Hike", "11:00-14:00", { activityType: "outdoor" })]],
      now: "10:20",
      place: { lat: 45.9012713, lng: 7.1230173, accuracyM: 40 },
      mode: "walk",
    },
    still,
  ),
  scenario(
    "a table that is booked, near by, in good time",
    {
      town: paris,
      days: [
        [own("Dinner at Polidor", "19:00-20:30", { lat: 48.8497, lng: 2.3411, activityType: "dining", ...booked })],
      ],
      now: "18:35",
      place: paris.near("luxembourg-gardens"),
      mode: "walk",
    },
    still,
  ),
  scenario(
    "a start without an end",
    {
      town: vienna,
      days: [[own("Meet Anna", "10:00"), vienna.at("albertina", "14:00-16:00")]],
      now: "10:20",
    },
    still,
  ),
];
