import { own, scenario } from "../scenario-builder.ts";
import { amsterdam, florence, kyoto } from "../towns.ts";

const lunch = own("Lunch", "12:30-13:30", { activityType: "dining" });

/** Closed places, in towns of no other scenario. */
export const otherTownsClosed = [
  scenario(
    "the Uffizi on a Monday is the Uffizi on Tuesday",
    {
      town: florence,
      from: "2026-10-05",
      days: [
        [florence.at("uffizi", "09:00-12:00", { priority: 10 }), lunch],
        [florence.at("ponte-vecchio", "18:00-18:30")],
      ],
      now: "08:00",
    },
    {
      situation: ["closed"],
      best: "move_day",
      plan: { uffizi: { is: "moved", on: "2026-10-06" } },
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "the railways rest on Wednesdays: something else on the only morning",
    {
      town: kyoto,
      from: "2026-10-07",
      days: [[kyoto.at("kyoto-railway-museum", "10:00-12:00"), kyoto.at("kyoto-ramen-koji", "12:30-13:30")]],
      now: "09:00",
    },
    {
      situation: ["closed"],
      best: "replace",
      plan: { "kyoto-railway-museum": { is: "off" }, "kyoto-ramen-koji": { is: "kept" } },
      brings: { endsBy: "12:25" },
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "no science on Mondays, but the plan has ships",
    {
      town: amsterdam,
      from: "2026-10-05",
      days: [
        [
          amsterdam.at("nemo-science-museum", "10:30-13:00", {
            alternatives: [amsterdam.or("national-maritime-museum")],
          }),
          amsterdam.at("de-plantage", "13:30-14:45"),
        ],
      ],
      now: "09:15",
    },
    {
      situation: ["closed"],
      best: "swap",
      plan: { "nemo-science-museum": { is: "off" }, "de-plantage": { is: "kept" } },
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "a church that opens after the service, on a Sunday",
    {
      town: amsterdam,
      from: "2026-10-04",
      days: [
        [
          amsterdam.at("oude-kerk", "10:00-10:45"),
          own("Lunch", "12:00-13:00", { activityType: "dining" }),
          amsterdam.at("begijnhof", "14:15-14:45"),
        ],
      ],
      now: "09:00",
    },
    {
      situation: ["closed"],
      first: ["swap", "shift"],
      plan: { "oude-kerk": { is: "moved" } },
      flaws: ["closed"],
      calm: true,
    },
  ),
];
