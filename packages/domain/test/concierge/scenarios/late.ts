import { booked, own, scenario } from "../scenario-builder.ts";
import { beside, daily, knowing, lisbon, newYork, paris, rome } from "../towns.ts";

/** Travellers who report being late, without a position. */
export const late = [
  scenario(
    "half an hour late on a loose morning moves the first thing and leaves the rest",
    {
      town: lisbon,
      days: [
        [
          lisbon.at("st-georges-castle", "10:00-11:30", { priority: 8 }),
          lisbon.at("lisbon-cathedral", "12:30-13:10"),
          lisbon.at("chapito-a-mesa", "13:30-15:00"),
          lisbon.at("cervejaria-ramiro", "19:30-21:00"),
        ],
      ],
      now: "09:40",
      events: [{ kind: "running_late", minutes: 30 }],
    },
    {
      situation: ["late"],
      best: "shift",
      about: ["st-georges-castle"],
      plan: {
        "st-georges-castle": { is: "kept", starts: ["10:25", "10:45"], lasts: [85, 95] },
        "lisbon-cathedral": { is: "same" },
        "cervejaria-ramiro": { is: "same" },
      },
      calm: true,
    },
  ),
  scenario(
    "ten minutes with an hour to spare are no matter, or a small one",
    {
      town: lisbon,
      days: [[lisbon.at("st-georges-castle", "10:00-11:30"), lisbon.at("fado-museum", "13:00-14:00")]],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 10 }],
    },
    { quiet: "may", first: ["shift"], calm: true, plan: { "fado-museum": { is: "same" } } },
  ),
  scenario(
    "three hours late, the one great thing of the day is not what goes",
    {
      town: paris,
      days: [
        [
          paris.at("louvre", "09:30-12:30", { priority: 10 }),
          own("Lunch", "13:00-14:00", { activityType: "dining" }),
          paris.at("orangerie", "14:30-15:45", { priority: 4 }),
          paris.at("tuileries-garden", "16:00-16:45", { priority: 3 }),
          own("Dinner at Polidor", "19:00-20:30", { activityType: "dining", lat: 48.8497, lng: 2.3411, ...booked }),
        ],
        [paris.at("notre-dame", "16:00-17:00")],
      ],
      now: "09:20",
      events: [{ kind: "running_late", minutes: 180 }],
    },
    { situation: ["late"], plan: { louvre: { is: "moved" } }, untouched: ["dinner-at-polidor", "notre-dame"] },
  ),
  scenario(
    "what closes before one comes is for tomorrow, when tomorrow has room",
    {
      town: knowing(rome, { colosseum: daily("08:30-16:30") }),
      days: [
        [
          rome.at("galleria-borghese", "11:00-13:00"),
          own("Lunch", "13:15-14:15", { activityType: "dining" }),
          rome.at("colosseum", "14:45-16:15", { priority: 10 }),
          rome.at("trevi-fountain", "18:00-18:30"),
        ],
        [rome.at("pantheon", "14:30-15:15"), rome.at("piazza-navona", "15:30-16:00")],
      ],
      now: "14:00",
      events: [{ kind: "running_late", minutes: 95, about: "colosseum" }],
    },
    {
      situation: ["late", "closed"],
      best: "move_day",
      plan: { colosseum: { is: "moved", on: "2026-10-02" }, "trevi-fountain": { is: "kept" } },
      calm: true,
    },
  ),
  scenario(
    "fifteen minutes late, and then an hour: the last word counts",
    {
      town: lisbon,
      days: [[lisbon.at("st-georges-castle", "10:00-11:30"), lisbon.at("fado-museum", "15:00-16:00")]],
      now: "09:50",
      events: [
        { kind: "running_late", minutes: 15, at: "09:20" },
        { kind: "running_late", minutes: 60 },
      ],
    },
    {
      situation: ["late"],
      best: "shift",
      plan: { "st-georges-castle": { is: "kept", starts: ["10:50", "11:30"] }, "fado-museum": { is: "same" } },
    },
  ),
  scenario(
    "an hour late, and then hardly at all: the last word counts",
    {
      town: lisbon,
      days: [[lisbon.at("st-georges-castle", "10:00-11:30"), lisbon.at("fado-museum", "15:00-16:00")]],
      now: "09:50",
      events: [
        { kind: "running_late", minutes: 60, at: "09:20" },
        { kind: "running_late", minutes: 5 },
      ],
    },
    { quiet: true },
  ),
  scenario(
    "three quarters of an hour late on a day without appointments",
    {
      town: newYork,
      from: "2026-10-02",
      days: [
        [
          newYork.at("american-museum-of-natural-history", "10:00-12:30", { priority: 8 }),
          own("Lunch", "13:00-14:00", { activityType: "dining" }),
          newYork.at("central-park", "14:30-16:00"),
        ],
      ],
      now: "09:45",
      events: [{ kind: "running_late", minutes: 45 }],
    },
    {
      situation: ["late"],
      first: ["shift", "shorten"],
      plan: {
        "american-museum-of-natural-history": { is: "kept", starts: ["10:35", "11:00"] },
        "central-park": { is: "kept" },
      },
      calm: true,
    },
  ),
  scenario(
    "half an hour late for the last thing of the day, which anybody may see at any hour",
    {
      town: rome,
      days: [[rome.at("spanish-steps", "17:00-17:30"), rome.at("trevi-fountain", "18:00-18:30")]],
      now: "17:45",
      place: beside({ lat: 41.9058, lng: 12.4823 }, 40, 30),
      mode: "walk",
      events: [{ kind: "running_late", minutes: 30, about: "trevi-fountain" }],
    },
    {
      situation: ["late"],
      best: "shift",
      plan: {
        "trevi-fountain": { is: "kept", starts: ["18:20", "19:30"], lasts: [25, 35] },
        "spanish-steps": { is: "same" },
      },
      calm: true,
    },
  ),
];
