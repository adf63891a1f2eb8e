import { booked, own, scenario } from "../scenario-builder.ts";
import { lisbon, london, rome } from "../towns.ts";

const ana = own("Meet Ana", "12:15-13:00", { lat: 38.7098, lng: -9.1327, pinned: true });
const table = own("Lunch at Chapitô", "12:15-13:45", { activityType: "dining", lat: 38.7121, lng: -9.1349, ...booked });

/** Plans with earlier problems, days that cannot be repaired, and nearly empty days. */
export const hardCases = [
  scenario(
    "two things at once, by somebody's own hand, and nothing reported",
    {
      town: london,
      days: [
        [
          london.at("national-gallery", "10:00-12:00"),
          london.at("covent-garden", "11:30-12:45"),
          london.at("british-museum", "14:30-16:30"),
        ],
      ],
      now: "09:00",
    },
    { quiet: "may", situation: ["clash"], everyPlan: { "british-museum": { is: "kept" } }, flaws: ["overlap"] },
  ),
  scenario(
    "two things at once, and half an hour late for the one before them",
    {
      town: london,
      days: [
        [
          london.at("westminster-abbey", "10:00-11:40", { priority: 8 }),
          london.at("national-gallery", "14:00-16:00"),
          london.at("covent-garden", "15:30-16:45"),
        ],
      ],
      now: "09:45",
      events: [{ kind: "running_late", minutes: 30, about: "westminster-abbey" }],
    },
    {
      situation: ["late", "clash"],
      first: ["shift", "shorten"],
      plan: { "westminster-abbey": { is: "kept", starts: ["10:20", "10:45"] } },
      flaws: ["overlap"],
    },
  ),
  scenario(
    "everything is booked: there is nothing to advise, and something to telephone about",
    {
      town: lisbon,
      days: [
        [
          own("Castle tour", "10:00-11:30", { lat: 38.7139, lng: -9.1335, ...booked }),
          table,
          own("Fado night", "21:00-23:30", { lat: 38.7111, lng: -9.1277, ...booked }),
        ],
      ],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 60 }],
    },
    { quiet: true, alerts: [{ code: "booking_at_risk", about: "castle-tour" }] },
  ),
  scenario(
    "a friend who waits at a fixed hour cannot be reached, and it is not kept secret",
    {
      town: lisbon,
      days: [[lisbon.at("st-georges-castle", "10:15-11:45"), ana, lisbon.at("fado-museum", "15:00-16:00")]],
      now: "10:00",
      events: [{ kind: "running_late", minutes: 180 }],
    },
    {
      situation: ["late"],
      breaks: ["Meet Ana"],
      untouched: ["meet-ana"],
      first: ["shift", "shorten", "swap"],
      plan: { "st-georges-castle": { starts: ["13:00", "17:00"] }, "fado-museum": { is: "kept" } },
    },
  ),
  scenario(
    "a booked lunch cannot be reached, and it is not kept secret",
    {
      town: lisbon,
      days: [[lisbon.at("st-georges-castle", "10:15-11:45"), table, lisbon.at("fado-museum", "15:30-16:30")]],
      now: "10:00",
      events: [{ kind: "running_late", minutes: 180 }],
    },
    {
      situation: ["late"],
      breaks: ["Lunch at Chapitô"],
      alerts: [{ code: "booking_at_risk", about: "lunch-at-chapit-" }],
      untouched: ["lunch-at-chapit-"],
      plan: { "fado-museum": { is: "kept" } },
    },
  ),
  scenario(
    "what a group has settled stays where it is",
    {
      town: lisbon,
      days: [
        [
          lisbon.at("st-georges-castle", "10:00-11:30"),
          lisbon.at("fado-museum", "12:00-13:00", { provenance: "board" }),
          lisbon.at("carmo-convent", "15:00-15:45"),
        ],
      ],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 45 }],
    },
    {
      situation: ["late"],
      first: ["shorten", "shift"],
      untouched: ["fado-museum"],
      plan: { "st-georges-castle": { starts: ["10:35", "15:30"] } },
    },
  ),
  scenario(
    "a day of many small things, and twenty-five minutes",
    {
      town: rome,
      days: [
        [
          rome.at("spanish-steps", "09:00-09:30"),
          rome.at("trevi-fountain", "09:45-10:15"),
          rome.at("pantheon", "10:30-11:15"),
          rome.at("piazza-navona", "11:25-11:55"),
          rome.at("da-baffetto", "12:10-13:25"),
          rome.at("doria-pamphilj", "13:50-15:20"),
          rome.at("vittoriano", "15:35-16:20"),
          rome.at("roman-ghetto-restaurants", "19:00-20:30"),
        ],
      ],
      now: "08:50",
      events: [{ kind: "running_late", minutes: 25 }],
    },
    {
      situation: ["late"],
      first: ["shift", "shorten", "skip", "swap"],
      plan: { pantheon: { is: "kept" }, "doria-pamphilj": { is: "kept" }, "roman-ghetto-restaurants": { is: "same" } },
    },
  ),
];
