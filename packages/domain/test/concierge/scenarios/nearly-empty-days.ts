import { own, scenario } from "../scenario-builder.ts";
import { berlin, lisbon, paris, rome, village } from "../towns.ts";

/** Days with hardly any stop left, or none with a time. */
export const nearlyEmptyDays = [
  scenario(
    "one museum left, an hour late, and it shuts at six",
    {
      town: paris,
      days: [[paris.at("army-museum", "15:30-17:30", { priority: 7 })]],
      now: "15:15",
      events: [{ kind: "running_late", minutes: 60 }],
    },
    {
      situation: ["late"],
      best: "shorten",
      plan: { "army-museum": { is: "kept", starts: ["16:15", "16:45"], endsBy: "18:00" } },
      calm: true,
    },
  ),
  scenario(
    "one thing left, an hour late, and it is always open",
    {
      town: rome,
      days: [[rome.at("piazza-navona", "17:00-17:45")]],
      now: "16:50",
      events: [{ kind: "running_late", minutes: 60 }],
    },
    {
      situation: ["late"],
      best: "shift",
      plan: { "piazza-navona": { is: "kept", starts: ["17:50", "19:00"], lasts: [40, 50] } },
      calm: true,
    },
  ),
  scenario(
    "late for jazz that ends after midnight",
    {
      town: berlin,
      days: [[berlin.at("a-trane", "22:00-00:30")], [berlin.at("neues-museum", "11:00-13:00")]],
      now: "22:00",
      place: berlin.near("berlin-cathedral"),
      mode: "transit",
    },
    {
      situation: ["late"],
      first: ["shift", "shorten"],
      plan: { "a-trane": { is: "kept", starts: ["22:15", "23:00"] }, "neues-museum": { is: "same" } },
      calm: true,
    },
  ),
  scenario(
    "what has no hour has no delay",
    {
      town: lisbon,
      days: [[own("Buy cork", ""), lisbon.at("st-georges-castle", "10:00-11:30"), own("Write cards", "")]],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 45 }],
    },
    {
      situation: ["late"],
      best: "shift",
      plan: {
        "buy-cork": { is: "same" },
        "write-cards": { is: "same" },
        "st-georges-castle": { starts: ["10:40", "11:15"] },
      },
    },
  ),
  scenario(
    "an hour late in a village of which nothing is known",
    {
      town: village,
      days: [
        [
          own("Cheese dairy", "10:00-11:00"),
          own("Lunch", "12:30-13:30", { activityType: "dining" }),
          own("Hike", "14:00-17:00", { activityType: "outdoor" }),
        ],
      ],
      now: "09:45",
      events: [{ kind: "running_late", minutes: 60, about: "cheese-dairy" }],
    },
    {
      situation: ["late"],
      best: "shift",
      plan: { "cheese-dairy": { is: "kept", starts: ["10:50", "11:15"], endsBy: "12:30" }, hike: { is: "same" } },
      calm: true,
    },
  ),
];
