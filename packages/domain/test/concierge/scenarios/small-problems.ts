import { booked, own, scenario } from "../scenario-builder.ts";
import { amsterdam, daily, knowing, lisbon, prague, tokyo, vienna } from "../towns.ts";

/** Small problems, which must not cause wrong advice. */
export const smallProblems = [
  scenario(
    "ill, nobody knows for how long, and a tour is booked in an hour and a half",
    {
      town: vienna,
      days: [
        [
          own("Palace tour", "09:30-11:30", { lat: 48.2078, lng: 16.3655, ...booked }),
          vienna.at("albertina", "13:00-15:00"),
          vienna.at("karlskirche", "15:30-16:15"),
        ],
        [vienna.at("prater", "14:00-15:30")],
      ],
      now: "08:00",
      events: [{ kind: "unwell" }],
    },
    {
      situation: ["unwell"],
      untouched: ["palace-tour"],
      alerts: [{ code: "booking_at_risk", about: "palace-tour" }],
    },
  ),
  scenario(
    "ill in the morning, nobody knows for how long: the table of the evening is far off",
    {
      town: vienna,
      days: [
        [
          vienna.at("albertina", "10:00-12:00"),
          vienna.at("karlskirche", "14:30-15:15"),
          own("Dinner at the Beisl", "20:00-21:30", { activityType: "dining", ...booked }),
        ],
        [vienna.at("prater", "14:00-15:30")],
      ],
      now: "08:00",
      events: [{ kind: "unwell" }],
    },
    { situation: ["unwell"], untouched: ["dinner-at-the-beisl"], calm: true },
  ),
  scenario(
    "six hundred metres off, give or take six hundred",
    {
      town: prague,
      days: [[prague.at("charles-bridge", "10:40-11:25")]],
      now: "10:38",
      place: { ...prague.near("charles-bridge", 600, 100), accuracyM: 600 },
      mode: "walk",
    },
    { quiet: true },
  ),
  scenario(
    "an hour on foot for which there is half an hour: a taxi would do",
    {
      town: amsterdam,
      days: [[amsterdam.at("vondelpark", "11:40-12:40"), own("Dinner", "19:00-20:30")]],
      now: "11:15",
      place: amsterdam.near("vondelpark", 3300, 900),
      mode: "walk",
    },
    { situation: ["late"], says: [/on foot/, /A taxi would still get you there in time/] },
  ),
  scenario(
    "a walk with a guide is called off: for it nobody gets up at eight tomorrow",
    {
      town: lisbon,
      days: [
        [own("Guided walk", "10:00-12:00"), own("Lunch", "12:30-13:30", { activityType: "dining" })],
        [lisbon.at("belem-tower", "10:30-11:15")],
      ],
      now: "09:00",
      events: [{ kind: "cancelled", about: "guided-walk" }],
    },
    { situation: ["cancelled"], everyPlan: { "guided-walk": { starts: ["09:00", "20:00"] } } },
  ),
  scenario(
    "left out, and what comes next is across town: it can be brought forward to when they can be there",
    {
      town: knowing(lisbon, { "belem-tower": daily("10:00-18:30") }),
      days: [
        [
          lisbon.at("lisbon-cathedral", "13:00-13:40"),
          lisbon.at("tram-28", "14:00-15:00"),
          lisbon.at("belem-tower", "17:00-17:45"),
        ],
      ],
      now: "14:30",
      events: [{ kind: "skipped", about: "tram-28" }],
    },
    { situation: ["skipped"], everyPlan: { "belem-tower": { starts: ["15:00", "17:00"] } } },
  ),
  scenario(
    "lunch has been going on for twenty minutes when they say that it takes half an hour more",
    {
      town: tokyo,
      days: [
        [
          own("Lunch", "12:00-13:00", { activityType: "dining" }),
          tokyo.at("senso-ji", "13:15-14:30"),
          own("Tea", "17:00-18:00"),
        ],
      ],
      now: "12:20",
      events: [{ kind: "delayed", minutes: 30, about: "lunch" }],
    },
    { situation: ["delayed"], says: [/Lunch lasts about 30 minutes longer/], first: ["shift", "shorten"] },
  ),
  scenario(
    "two appointments at one time, both pinned: nobody is late for them, the plan has it so",
    {
      town: vienna,
      days: [
        [own("Concert", "10:00-12:00", { pinned: true }), own("Coffee with Eva", "11:00-12:00", { pinned: true })],
      ],
      now: "09:00",
    },
    { quiet: true, alerts: [{ code: "booking_at_risk", about: "coffee-with-eva" }], flaws: ["overlap"] },
  ),
];
