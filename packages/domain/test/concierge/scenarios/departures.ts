import { journey, own, scenario } from "../scenario-builder.ts";
import { newYork, paris, rome, tokyo } from "../towns.ts";

/** Departures home or to the next place. */
export const departures = [
  scenario(
    "the train home is called off, and the morning is as it was",
    {
      town: paris,
      days: [[paris.at("notre-dame", "15:30-16:30")], [paris.at("carnavalet-museum", "10:30-12:00")]],
      segments: [journey("train", "ES9031", ["Paris Gare du Nord", "London"], "2026-10-02T16:00/2026-10-02T17:30")],
      now: "2 10:00",
      events: [{ kind: "cancelled", about: "segment:es9031" }],
    },
    { quiet: "may", never: ["skip", "shorten"], plan: { "carnavalet-museum": { is: "kept" } } },
  ),
  scenario(
    "uptown two hours before the flight home, which leaves from the far end of the city",
    {
      town: newYork,
      days: [[newYork.at("times-square", "18:00-18:30")], [newYork.at("metropolitan-museum", "11:00-14:00")]],
      segments: [
        journey("flight", "DL1", ["New York JFK", "London Heathrow"], "2026-10-02T17:00/2026-10-03T05:00", [
          { lat: 40.6413, lng: -73.7781 },
          { lat: 51.47, lng: -0.4543 },
        ]),
      ],
      now: "2 15:50",
      place: newYork.near("metropolitan-museum"),
      mode: "transit",
    },
    {
      quiet: "may",
      alerts: [{ code: "departure_at_risk", about: "segment:dl1" }],
      untouched: ["metropolitan-museum"],
    },
  ),
  scenario(
    "forty minutes late on the last morning: less of the museum, all of the two hours before the flight",
    {
      town: rome,
      days: [[rome.at("vittoriano", "16:00-16:45")], [rome.at("capitoline-museums", "11:00-13:00", { priority: 8 })]],
      segments: [journey("flight", "AZ204", ["Rome", "London"], "2026-10-02T15:15/2026-10-02T17:00")],
      now: "2 10:50",
      events: [{ kind: "running_late", minutes: 40 }],
    },
    {
      situation: ["late"],
      best: "shorten",
      plan: { "capitoline-museums": { is: "kept", starts: ["11:30", "11:50"], endsBy: "13:15" } },
    },
  ),
  scenario(
    "an hour and forty minutes late on the last morning: next to nothing is left before the flight",
    {
      town: rome,
      days: [[rome.at("vittoriano", "16:00-16:45")], [rome.at("capitoline-museums", "11:00-13:00", { priority: 8 })]],
      segments: [journey("flight", "AZ204", ["Rome", "London"], "2026-10-02T15:15/2026-10-02T17:00")],
      now: "2 10:50",
      events: [{ kind: "running_late", minutes: 100 }],
    },
    {
      situation: ["late"],
      first: ["skip", "shorten", "replace"],
      everyPlan: { "capitoline-museums": { endsBy: "13:20" } },
    },
  ),
  scenario(
    "the flight home leaves three hours later: nobody has to hurry",
    {
      town: rome,
      days: [[rome.at("vittoriano", "16:00-16:45")], [rome.at("capitoline-museums", "10:00-12:00")]],
      segments: [journey("flight", "AZ204", ["Rome", "London"], "2026-10-02T15:15/2026-10-02T17:00")],
      now: "2 11:00",
      events: [{ kind: "delayed", minutes: 180, about: "segment:az204" }],
    },
    { quiet: "may", never: ["skip", "shorten", "move_day"], calm: true },
  ),
  scenario(
    "on foot in Shinjuku when the train leaves Asakusa in twenty minutes",
    {
      town: tokyo,
      days: [[own("Toshogu shrine", "13:00-15:00")]],
      segments: [
        journey("train", "SPACIA7", ["Asakusa", "Tobu Nikko"], "2026-10-01T10:15/2026-10-01T12:10", [
          { lat: 35.7119, lng: 139.7983 },
          { lat: 36.7477, lng: 139.6213 },
        ]),
      ],
      now: "09:55",
      place: tokyo.near("shinjuku-gyoen"),
      mode: "walk",
    },
    { quiet: "may", alerts: [{ code: "departure_at_risk", about: "segment:spacia7" }] },
  ),
];
