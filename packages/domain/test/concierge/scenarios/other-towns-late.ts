import { booked, own, scenario } from "../scenario-builder.ts";
import { amsterdam, barcelona, daily, florence, knowing, kyoto, only, prague } from "../towns.ts";

/** Late travellers, in towns of no other scenario. */
export const otherTownsLate = [
  scenario(
    "forty minutes late for David, and an hour to spare behind him",
    {
      town: florence,
      days: [
        [
          florence.at("accademia-gallery", "09:30-11:00", { priority: 9 }),
          florence.at("santa-croce", "12:30-13:45"),
          florence.at("trattoria-cammillo", "19:30-21:00"),
        ],
      ],
      now: "09:10",
      events: [{ kind: "running_late", minutes: 40, about: "accademia-gallery" }],
    },
    {
      situation: ["late"],
      best: "shift",
      notBefore: "09:50",
      plan: {
        "accademia-gallery": { is: "kept", starts: ["10:05", "10:45"], lasts: [85, 95] },
        "santa-croce": { is: "same" },
      },
      calm: true,
    },
  ),
  scenario(
    "three quarters of an hour late before a boat that is booked",
    {
      town: amsterdam,
      days: [
        [
          amsterdam.at("rijksmuseum", "10:00-12:30", { priority: 9 }),
          own("Boat with a skipper", "13:00-14:15", { activityType: "outdoor", lat: 52.3663, lng: 4.884, ...booked }),
        ],
      ],
      now: "09:45",
      events: [{ kind: "running_late", minutes: 45 }],
    },
    {
      situation: ["late"],
      best: "shorten",
      notBefore: "10:25",
      plan: { rijksmuseum: { is: "kept", starts: ["10:40", "11:00"], endsBy: "12:56", lasts: [90, 140] } },
      calm: true,
    },
  ),
  scenario(
    "an hour late at a library that shuts for lunch",
    {
      town: prague,
      days: [
        [
          prague.at("strahov-monastery", "10:30-11:45"),
          own("Lunch", "12:30-13:30", { activityType: "dining" }),
          prague.at("prague-castle", "15:00-17:30", { priority: 9 }),
        ],
      ],
      now: "10:15",
      events: [{ kind: "running_late", minutes: 60 }],
    },
    {
      situation: ["late", "closed"],
      first: ["shift", "shorten", "swap"],
      notBefore: "11:10",
      plan: { "prague-castle": { is: "kept" } },
      calm: true,
    },
  ),
  scenario(
    "the cathedral shuts at four, and tomorrow is empty",
    {
      town: knowing(only(prague, ["st-vitus-cathedral", "charles-bridge", "wenceslas-square"]), {
        "st-vitus-cathedral": daily("09:00-16:00"),
      }),
      days: [
        [prague.at("st-vitus-cathedral", "14:30-15:30", { priority: 9 }), prague.at("charles-bridge", "17:00-17:30")],
        [prague.at("wenceslas-square", "16:00-16:30")],
      ],
      now: "14:15",
      events: [{ kind: "running_late", minutes: 80 }],
    },
    {
      situation: ["late", "closed"],
      best: "move_day",
      plan: { "st-vitus-cathedral": { is: "moved", on: "2026-10-02" }, "charles-bridge": { is: "kept" } },
      calm: true,
    },
  ),
  scenario(
    "an hour late between the afternoon and two bookings: the shops can do without",
    {
      town: barcelona,
      days: [
        [
          barcelona.at("passeig-de-gracia", "18:30-19:30", { priority: 2 }),
          own("Flamenco", "20:00-21:30", { activityType: "entertainment", lat: 41.3801, lng: 2.1753, ...booked }),
          own("Late table", "21:45-23:45", { activityType: "dining", lat: 41.3797, lng: 2.1731, ...booked }),
        ],
      ],
      now: "18:15",
      events: [{ kind: "running_late", minutes: 70 }],
    },
    { situation: ["late"], best: "skip", plan: { "passeig-de-gracia": { is: "off" } } },
  ),
  scenario(
    "an hour late at a temple that shuts at half past four",
    {
      town: knowing(kyoto, { "omen-ginkakuji": daily("11:00-21:00") }),
      days: [[kyoto.at("ginkaku-ji", "15:00-15:50", { priority: 8 }), kyoto.at("omen-ginkakuji", "18:00-19:00")]],
      now: "14:50",
      events: [{ kind: "running_late", minutes: 60 }],
    },
    {
      situation: ["late", "closed"],
      best: "shorten",
      plan: {
        "ginkaku-ji": { is: "kept", starts: ["15:55", "16:10"], endsBy: "16:30" },
        "omen-ginkakuji": { is: "same" },
      },
      calm: true,
    },
  ),
  scenario(
    "forty minutes late, and a friend waits at a quarter past twelve",
    {
      town: prague,
      days: [
        [
          prague.at("national-museum", "10:00-12:00"),
          own("Meet Petr", "12:15-13:00", { lat: 50.0815, lng: 14.4274, pinned: true }),
        ],
      ],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 40 }],
    },
    {
      situation: ["late"],
      best: "shorten",
      notBefore: "10:30",
      plan: { "national-museum": { is: "kept", endsBy: "12:12" } },
      untouched: ["meet-petr"],
      calm: true,
    },
  ),
];
