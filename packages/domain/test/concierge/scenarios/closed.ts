import { booked, own, scenario } from "../scenario-builder.ts";
import { lisbon, paris, rome, tokyo } from "../towns.ts";

const lunch = own("Lunch", "13:00-14:00", { activityType: "dining" });

/** Closed places. The first Tuesday of October 2026 is the sixth. */
export const closed = [
  scenario(
    "the Louvre on a Tuesday is the Louvre on Wednesday",
    {
      town: paris,
      from: "2026-10-06",
      days: [[paris.at("louvre", "09:30-12:30", { priority: 10 }), lunch], [paris.at("notre-dame", "16:00-17:00")]],
      now: "08:30",
    },
    {
      situation: ["closed"],
      best: "move_day",
      about: ["louvre"],
      plan: { louvre: { is: "moved", on: "2026-10-07" } },
      says: [/Louvre/],
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "a museum that is shut on the only day there is gives way to one nearby",
    {
      town: paris,
      from: "2026-10-06",
      days: [
        [paris.at("orangerie", "10:30-11:45", { priority: 6 }), lunch, paris.at("tuileries-garden", "14:30-15:15")],
      ],
      now: "09:00",
    },
    {
      situation: ["closed"],
      best: "replace",
      plan: { orangerie: { is: "off" }, "tuileries-garden": { is: "kept" } },
      brings: { starts: ["09:00", "11:30"], endsBy: "13:00" },
      misses: ["Orangerie"],
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "shut, and no wish to go far for something else",
    {
      town: paris,
      from: "2026-10-06",
      days: [[paris.at("orangerie", "10:30-11:45"), lunch, paris.at("tuileries-garden", "14:30-15:15")]],
      now: "10:10",
      place: paris.near("tuileries-garden"),
      mode: "walk",
      maxDetourMinutes: 20,
    },
    {
      situation: ["closed"],
      first: ["replace"],
      plan: { orangerie: { is: "off" } },
      brings: { withinKm: 2, endsBy: "13:00" },
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "shut on Mondays, but the plan has another choice for that hour",
    {
      town: lisbon,
      from: "2026-10-05",
      days: [
        [
          lisbon.at("fado-museum", "10:30-11:30", { alternatives: [lisbon.or("sao-vicente-de-fora")] }),
          own("Lunch", "12:30-13:30", { activityType: "dining" }),
          lisbon.at("carmo-convent", "15:00-15:45"),
        ],
      ],
      now: "09:15",
    },
    {
      situation: ["closed"],
      best: "swap",
      plan: { "fado-museum": { is: "off" }, "carmo-convent": { is: "kept" } },
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "two museums in the order in which they open",
    {
      town: rome,
      days: [
        [
          rome.at("maxxi", "09:15-10:45"),
          rome.at("galleria-borghese", "11:15-12:45", { priority: 8 }),
          own("Lunch", "13:15-14:15", { activityType: "dining" }),
          own("Cooking class", "15:00-18:00", { activityType: "entertainment", lat: 41.9, lng: 12.475, ...booked }),
        ],
      ],
      now: "08:20",
    },
    {
      situation: ["closed"],
      best: "swap",
      plan: { maxxi: { is: "moved" }, "galleria-borghese": { is: "moved" } },
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "opens an hour later than the plan has it, on a morning with nothing else",
    {
      town: tokyo,
      days: [[tokyo.at("mori-art-museum", "09:00-10:45"), tokyo.at("gonpachi-nishi-azabu", "13:00-14:30")]],
      now: "08:00",
    },
    {
      situation: ["closed"],
      best: "shift",
      plan: { "mori-art-museum": { is: "kept", starts: ["10:00", "11:00"], lasts: [100, 110] } },
      flaws: ["closed"],
      calm: true,
    },
  ),
  scenario(
    "the noodle shop is shut on Wednesdays, and it is half past eleven",
    {
      town: tokyo,
      from: "2026-10-07",
      days: [
        [
          tokyo.at("akihabara-electric-town", "10:00-11:45"),
          tokyo.at("kanda-yabu-soba", "12:15-13:15"),
          tokyo.at("tokyo-national-museum", "14:00-16:00", { priority: 8 }),
        ],
      ],
      now: "11:30",
      place: tokyo.near("akihabara-electric-town"),
      mode: "walk",
    },
    {
      situation: ["closed"],
      best: "replace",
      plan: { "kanda-yabu-soba": { is: "off" }, "tokyo-national-museum": { is: "kept" } },
      brings: { food: true, starts: ["11:45", "13:15"], endsBy: "14:15" },
      flaws: ["closed"],
      calm: true,
    },
  ),
];
