import { booked, own, scenario } from "../scenario-builder.ts";
import { berlin, lisbon, vienna } from "../towns.ts";

const still = { quiet: true } as const;

const lunch = (clock: string) => berlin.at("borchardt", clock);
const topography = berlin.at("topography-of-terror", "14:30-16:00", { priority: 8 });
const train = (clock: string) =>
  own("Train to Potsdam", clock, { activityType: "transport", lat: 52.5251, lng: 13.3694, pinned: true });
const palace = own("Palace", "16:30-18:00", { activityType: "sightseeing", lat: 52.4042, lng: 13.0385 });
const tour = (clock: string) =>
  own("Walk with a guide", clock, { activityType: "sightseeing", lat: 38.7112, lng: -9.1399 });
const castle = (clock: string) => lisbon.at("st-georges-castle", clock);

const dinner = own("Dinner", "21:00-23:30", { activityType: "dining" });
const club = (clock: string) => own("Club night", clock, { activityType: "entertainment", lat: 38.711, lng: -9.13 });

/** The plan was changed after a report: its delay must not be counted twice. */
export const alreadyReplanned = [
  scenario(
    "lunch goes on, and its end was written down since: that is all of it",
    {
      town: berlin,
      before: [[lunch("12:30-14:00"), topography]],
      days: [[lunch("12:30-14:30"), { ...topography, startTime: "15:00", endTime: "16:30" }]],
      now: "13:55",
      mode: "walk",
      events: [{ kind: "delayed", minutes: 30, about: "borchardt", at: "13:50" }],
    },
    still,
  ),
  scenario(
    "a train an hour late, and its hour was put right by hand",
    {
      town: berlin,
      before: [[train("14:00-14:40"), palace]],
      days: [[train("15:00-15:40"), palace]],
      now: "13:30",
      events: [{ kind: "delayed", minutes: 60, about: "train-to-potsdam", at: "13:10" }],
    },
    still,
  ),
  scenario(
    "a train that is late, by nobody knows how much, until somebody wrote down its new hour",
    {
      town: berlin,
      before: [[train("14:00-14:40"), { ...palace, ...booked }]],
      days: [[train("15:00-15:40"), { ...palace, ...booked }]],
      now: "13:30",
      events: [{ kind: "delayed", about: "train-to-potsdam", at: "13:10" }],
    },
    still,
  ),
  scenario(
    "two hours late, and the plan has one of them: the other is still to come",
    {
      town: berlin,
      before: [[train("14:00-14:40"), palace]],
      days: [[train("15:00-15:40"), palace]],
      now: "13:30",
      events: [{ kind: "delayed", minutes: 120, at: "13:10" }],
    },
    { situation: ["delayed"], about: ["palace"], says: [/1 hour late/], untouched: ["train-to-potsdam"] },
  ),
  scenario(
    "an earlier train was taken: the late one is nobody's any more",
    {
      town: berlin,
      before: [[train("14:00-14:40"), { ...palace, startTime: "15:20", endTime: "16:50" }]],
      days: [[train("13:20-14:00"), { ...palace, startTime: "15:20", endTime: "16:50" }]],
      now: "12:40",
      events: [{ kind: "delayed", minutes: 60, about: "train-to-potsdam", at: "12:30" }],
    },
    still,
  ),
  scenario(
    "forty minutes late for the castle, which was moved by hand by as much",
    {
      town: lisbon,
      before: [[castle("10:00-11:30"), lisbon.at("fado-museum", "15:00-16:00")]],
      days: [[castle("10:40-12:10"), lisbon.at("fado-museum", "15:00-16:00")]],
      now: "09:45",
      events: [{ kind: "running_late", minutes: 40, at: "09:40" }],
    },
    still,
  ),
  scenario(
    "the table was put off by telephone after they said that they are late for it",
    {
      town: lisbon,
      before: [[own("Dinner at Ramiro", "19:00-20:30", { activityType: "dining", ...booked })]],
      days: [[own("Dinner at Ramiro", "19:30-21:00", { activityType: "dining", ...booked })]],
      now: "18:50",
      events: [{ kind: "running_late", minutes: 30, about: "dinner-at-ramiro", at: "18:40" }],
    },
    still,
  ),
  scenario(
    "late for the castle, and a friend has changed something of the evening: the castle is as late as before",
    {
      town: lisbon,
      before: [[castle("10:00-11:30"), lisbon.at("fado-museum", "15:00-16:00")]],
      days: [[castle("10:00-11:30"), lisbon.at("fado-museum", "16:00-17:00")]],
      now: "09:45",
      events: [{ kind: "running_late", minutes: 40, at: "09:40" }],
    },
    { situation: ["late"], about: ["st-georges-castle"], says: [/40 minutes/], first: ["shift", "shorten"] },
  ),
  scenario(
    "a walk that was called off has a new hour in the afternoon",
    {
      town: lisbon,
      before: [[tour("10:00-11:30"), lisbon.at("fado-museum", "13:00-14:00")]],
      days: [[lisbon.at("fado-museum", "13:00-14:00"), tour("16:00-17:30")]],
      now: "09:40",
      events: [{ kind: "cancelled", about: "walk-with-a-guide", at: "09:30" }],
    },
    still,
  ),
  scenario(
    "called off yesterday, and moved to this morning",
    {
      town: lisbon,
      before: [[tour("16:00-17:30")], [castle("12:00-13:30")]],
      days: [[], [tour("09:30-11:00"), castle("12:00-13:30")]],
      now: "2 09:00",
      events: [{ kind: "cancelled", about: "walk-with-a-guide", at: "15:30" }],
    },
    still,
  ),
  scenario(
    "left out yesterday without a name, and moved to this morning",
    {
      town: lisbon,
      before: [[castle("16:00-17:30")], [lisbon.at("fado-museum", "13:00-14:00")]],
      days: [[], [castle("10:00-11:30"), lisbon.at("fado-museum", "13:00-14:00")]],
      now: "2 09:30",
      events: [{ kind: "skipped", at: "16:05" }],
    },
    still,
  ),
  scenario(
    "left out without a name, and off the plan by now: what comes next was not meant",
    {
      town: vienna,
      before: [[vienna.at("hofburg", "10:00-11:00"), vienna.at("albertina", "11:20-13:00")]],
      days: [[vienna.at("albertina", "11:20-13:00")]],
      now: "10:50",
      events: [{ kind: "skipped", at: "10:50" }],
    },
    still,
  ),
  scenario(
    "a walk that was called off, and the whole morning a little later since: it is still off",
    {
      town: lisbon,
      before: [[tour("10:00-12:00"), lisbon.at("fado-museum", "15:00-16:00")]],
      days: [[tour("10:15-12:15"), lisbon.at("fado-museum", "15:15-16:15")]],
      now: "09:40",
      place: lisbon.near("rossio-square"),
      events: [{ kind: "cancelled", about: "walk-with-a-guide", at: "09:30" }],
    },
    { situation: ["cancelled"], about: ["walk-with-a-guide"], plan: { "walk-with-a-guide": { is: "off" } } },
  ),
  scenario(
    "said before midnight of something after it, which was moved by hand since",
    {
      town: lisbon,
      before: [[dinner], [club("00:15-03:00")]],
      days: [[dinner], [club("00:45-03:30")]],
      now: "2 00:10",
      events: [{ kind: "running_late", minutes: 30, at: "23:50" }],
    },
    still,
  ),
  scenario(
    "a tour that was called off, and whose booking was changed to the afternoon",
    {
      town: lisbon,
      before: [[tour("10:00-11:30"), lisbon.at("fado-museum", "13:00-14:00")]],
      days: [[lisbon.at("fado-museum", "13:00-14:00"), { ...tour("16:00-17:30"), ...booked }]],
      now: "09:40",
      events: [{ kind: "cancelled", about: "walk-with-a-guide", at: "09:30" }],
    },
    still,
  ),
  scenario(
    "an hour late for two things, of which one was moved by hand: the other is still to be seen to",
    {
      town: lisbon,
      before: [[castle("10:00-11:30"), lisbon.at("fado-museum", "11:50-12:50")]],
      days: [[castle("11:00-12:30"), lisbon.at("fado-museum", "11:50-12:50")]],
      now: "09:50",
      events: [{ kind: "running_late", minutes: 60, at: "09:45" }],
    },
    {
      situation: ["clash", "late"],
      about: ["fado-museum"],
      flaws: ["overlap"],
      plan: { "st-georges-castle": { is: "kept" } },
    },
  ),
];
