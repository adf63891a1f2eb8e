import { booked, own, scenario } from "../scenario-builder.ts";
import { barcelona, daily, florence, knowing, kyoto, prague } from "../towns.ts";

/** Free time and days without problems, in towns of no other scenario. */
export const otherTownsFreeTime = [
  scenario(
    "three hours beside the Duomo",
    {
      town: florence,
      days: [
        [
          florence.at("giottos-campanile", "13:30-14:15"),
          own("Dinner with Lucia", "18:30-20:30", { activityType: "dining", lat: 43.7716, lng: 11.2491, ...booked }),
        ],
      ],
      now: "15:00",
      place: florence.near("florence-cathedral"),
      mode: "walk",
      wish: "what_now",
    },
    {
      situation: ["free_time"],
      best: "fill",
      brings: { withinKm: 3, starts: ["15:00", "16:30"], endsBy: "18:25", lasts: [30, 200] },
      calm: true,
    },
  ),
  scenario(
    "one o'clock in Prague, and hungry until the castle",
    {
      town: prague,
      days: [[prague.at("old-town-square", "11:30-12:15"), prague.at("prague-castle", "15:30-18:00", { priority: 9 })]],
      now: "12:50",
      place: prague.near("old-town-square"),
      mode: "walk",
      wish: "what_now",
    },
    { situation: ["free_time"], best: "fill", brings: { food: true, endsBy: "15:25" }, calm: true },
  ),
  scenario(
    "on time beside the Silver Pavilion",
    {
      town: knowing(kyoto, { "omen-ginkakuji": daily("11:00-21:00") }),
      days: [
        [
          kyoto.at("ginkaku-ji", "10:00-10:50"),
          kyoto.at("philosophers-path", "11:10-11:55"),
          kyoto.at("omen-ginkakuji", "12:20-13:20"),
        ],
      ],
      now: "10:45",
      place: kyoto.near("ginkaku-ji"),
      mode: "walk",
    },
    { quiet: true },
  ),
  scenario(
    "five minutes late in Barcelona are on time",
    {
      town: barcelona,
      days: [[barcelona.at("casa-batllo", "10:00-11:15"), barcelona.at("casa-mila", "12:00-13:30")]],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 5 }],
    },
    { quiet: true },
  ),
  scenario(
    "left out, and the plan has forgotten it too",
    {
      town: florence,
      days: [[florence.at("bargello", "14:30-16:00")]],
      parked: [florence.at("galileo-museum", "10:00-11:15", { id: "galileo" })],
      now: "11:00",
      events: [{ kind: "skipped", about: "galileo", at: "10:05" }],
    },
    { quiet: true },
  ),
];
