import { booked, own, scenario } from "../scenario-builder.ts";
import { paris, tokyo } from "../towns.ts";

const lunch = own("Lunch", "13:00-14:00", { activityType: "dining" });

/** Places that close before the traveller arrives, and closing times that do not matter. */
export const closingTimes = [
  scenario(
    "forty minutes late at a shrine that shuts at four: less of it",
    {
      town: tokyo,
      days: [
        [
          tokyo.at("tonkatsu-maisen-aoyama", "12:30-13:45"),
          tokyo.at("meiji-jingu", "14:30-15:45", { priority: 8 }),
          own("Kabuki", "18:00-21:00", { activityType: "entertainment", lat: 35.6695, lng: 139.768, ...booked }),
        ],
      ],
      now: "14:15",
      events: [{ kind: "running_late", minutes: 40 }],
    },
    {
      situation: ["late", "closed"],
      best: "shorten",
      plan: { "meiji-jingu": { is: "kept", starts: ["15:00", "15:20"], endsBy: "16:00" } },
      calm: true,
    },
  ),
  scenario(
    "the chapel will have shut when they come",
    {
      town: paris,
      days: [
        [
          paris.at("pantheon", "14:00-15:00"),
          paris.at("sainte-chapelle", "15:45-16:35", { priority: 6 }),
          own("Dinner at Polidor", "19:00-20:30", { activityType: "dining", lat: 48.8497, lng: 2.3411, ...booked }),
        ],
      ],
      now: "15:30",
      events: [{ kind: "running_late", minutes: 75 }],
    },
    {
      situation: ["late", "closed"],
      first: ["skip", "replace"],
      everyPlan: { "sainte-chapelle": { is: "off" } },
      untouched: ["dinner-at-polidor"],
    },
  ),
  scenario(
    "somebody pinned it, shut or not",
    {
      town: paris,
      from: "2026-10-06",
      days: [[paris.at("orangerie", "10:30-11:45", { pinned: true }), lunch, paris.at("pantheon", "15:00-16:00")]],
      now: "09:00",
    },
    { quiet: "may", untouched: ["orangerie"], flaws: ["closed"] },
  ),
  scenario(
    "shut tomorrow is for tomorrow",
    {
      town: paris,
      from: "2026-10-05",
      days: [[paris.at("notre-dame", "10:00-11:00"), lunch], [paris.at("orangerie", "14:00-15:15")]],
      now: "10:10",
    },
    { quiet: true, flaws: ["closed"] },
  ),
  scenario(
    "it was shut, and that was this morning",
    {
      town: paris,
      from: "2026-10-06",
      days: [[paris.at("orangerie", "10:30-11:45"), lunch, paris.at("pantheon", "15:00-16:00")]],
      now: "14:20",
    },
    { quiet: "may", untouched: ["lunch", "pantheon"], flaws: ["closed"], calm: true },
  ),
];
