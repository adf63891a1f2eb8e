import { booked, journey, own, scenario } from "../scenario-builder.ts";
import { berlin, lisbon, rome, tokyo, vienna, village } from "../towns.ts";

/** Travellers who ask what to do with free time. */
export const freeTime = [
  scenario(
    "three hours in the afternoon before a booked table",
    {
      town: lisbon,
      days: [
        [
          lisbon.at("carmo-convent", "13:30-14:15"),
          own("Dinner at Ramiro", "18:30-20:00", { activityType: "dining", lat: 38.7206, lng: -9.1358, ...booked }),
        ],
      ],
      now: "15:00",
      place: lisbon.near("praca-do-comercio"),
      mode: "walk",
      wish: "what_now",
    },
    {
      situation: ["free_time"],
      best: "fill",
      brings: { withinKm: 3, starts: ["15:00", "16:30"], endsBy: "18:25" },
      untouched: ["dinner-at-ramiro", "carmo-convent"],
      calm: true,
    },
  ),
  scenario(
    "five hours in Tokyo, with a table at half past five",
    {
      town: tokyo,
      days: [
        [own("Dinner with Yuki", "17:30-19:30", { activityType: "dining", lat: 35.6598, lng: 139.7233, ...booked })],
      ],
      now: "12:00",
      place: tokyo.near("shibuya-crossing"),
      mode: "transit",
      wish: "what_now",
    },
    {
      situation: ["free_time"],
      best: "fill",
      brings: { starts: ["12:00", "14:00"], endsBy: "17:30", lasts: [40, 300] },
      calm: true,
    },
  ),
  scenario(
    "half past twelve, two hours, and nobody has thought of lunch",
    {
      town: berlin,
      days: [[berlin.at("neues-museum", "10:00-12:00"), berlin.at("reichstag", "15:00-16:15", { priority: 8 })]],
      now: "12:20",
      place: berlin.near("neues-museum"),
      mode: "walk",
      wish: "what_now",
    },
    {
      situation: ["free_time"],
      best: "fill",
      brings: { food: true, starts: ["12:20", "13:45"], endsBy: "14:55" },
      calm: true,
    },
  ),
  scenario(
    "nearly midnight: museums are no answer",
    {
      town: berlin,
      days: [[berlin.at("neues-museum", "10:00-12:00")], [berlin.at("reichstag", "10:00-11:15")]],
      now: "23:30",
      place: berlin.near("gendarmenmarkt"),
      mode: "walk",
      wish: "what_now",
    },
    { quiet: "may", brings: { nightly: true }, calm: true },
  ),
  scenario(
    "a village of which nothing is known, and nothing set aside",
    {
      town: village,
      days: [[own("Wine tasting", "17:00-18:30", { activityType: "entertainment" })]],
      now: "14:00",
      wish: "what_now",
    },
    { quiet: "may", brings: { unnamed: true }, calm: true },
  ),
  scenario(
    "a village of which nothing is known, with things set aside for such an hour",
    {
      town: village,
      days: [[own("Wine tasting", "17:00-18:30", { activityType: "entertainment" })]],
      parked: [
        own("Pottery workshop", "", { durationMinutes: 60 }),
        own("Chapel on the hill", "", { durationMinutes: 45 }),
      ],
      now: "14:00",
      wish: "what_now",
    },
    { quiet: "may", first: ["fill", "shift"], calm: true },
  ),
  scenario(
    "the last morning, seven hours before the flight",
    {
      town: rome,
      days: [[rome.at("vittoriano", "16:00-16:45")], []],
      segments: [journey("flight", "AZ204", ["Rome", "London"], "2026-10-02T17:00/2026-10-02T18:45")],
      now: "2 10:00",
      place: rome.near("piazza-navona"),
      mode: "walk",
      wish: "what_now",
    },
    { situation: ["free_time"], best: "fill", brings: { withinKm: 4, starts: ["10:00", "12:00"], endsBy: "15:00" } },
  ),
  scenario(
    "an evening with nothing left",
    {
      town: vienna,
      days: [[vienna.at("albertina", "10:00-12:00")], [vienna.at("hofburg", "11:00-13:00")]],
      now: "19:00",
      place: vienna.near("st-stephens-cathedral"),
      mode: "walk",
      wish: "what_now",
    },
    { situation: ["free_time"], best: "fill", brings: { starts: ["19:00", "21:00"], withinKm: 4 }, calm: true },
  ),
];
