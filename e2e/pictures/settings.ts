import { call, inDays, key, person, type SignedInPerson, send } from "../support/people.ts";

/** People and plans as they are seen in the pictures of the product. */
export interface Settings {
  readonly ana: SignedInPerson;
  readonly plan: string;
  readonly proposal: string;
  readonly group: string;
}

export async function setUp(): Promise<Settings> {
  const [ana, bo, vera] = await Promise.all([person("Ana"), person("Bo"), person("Vera")]);
  return {
    ana,
    plan: await planWithClash(ana),
    proposal: await planWithProposal(ana),
    group: await groupThatNearlyAgrees(ana, bo, vera),
  };
}

const inLisbon = { destination: "Lisbon", start_date: inDays(150), end_date: inDays(153), currency: "EUR" };

/** A museum that overlaps with the stop before it. */
async function planWithClash(ana: SignedInPerson): Promise<string> {
  const { trip } = await call(ana, "trips.create", { ...inLisbon, budget: 900, interests: ["food", "museums"] });
  const [first, second] = trip.itinerary[0].activities;
  await call(ana, "activities.update", { trip_id: trip.id, activity_id: second.id, start_time: first.start_time });
  await call(ana, "trips.update", { trip_id: trip.id, title: "Lisbon in spring" });
  return `/trips/${trip.id}`;
}

/** An assistant that was told to ask first has moved a dinner. */
async function planWithProposal(ana: SignedInPerson): Promise<string> {
  const { trip } = await call(ana, "trips.create", { ...inLisbon, budget: 900, interests: ["food", "history"] });
  await call(ana, "trips.update", { trip_id: trip.id, title: "Lisbon in spring" });
  const asking = await key(ana.token, ["trips:read", "trips:write"], { agent_name: "Assistant", mode: "propose" });
  const body = { title: "Fado in Alfama", day_number: 2, start_time: "21:30", activity_type: "entertainment" };
  await send("POST", `/api/trips/${trip.id}/activities`, { token: asking, body: { ...body, estimated_cost: 35 } });
  return `/trips/${trip.id}?proposals=1`;
}

/** Of three people, one more day of flexibility would settle the dates. */
async function groupThatNearlyAgrees(ana: SignedInPerson, bo: SignedInPerson, vera: SignedInPerson): Promise<string> {
  const made = await call(ana, "groups.create", {
    title: "A week by the sea",
    destination_options: ["Lisbon, Portugal", "Porto, Portugal", "Valencia, Spain"],
    tentative_dates: { start: inDays(150), end: inDays(154) },
    currency: "EUR",
  });
  const group = { trip_code: made.trip_code };
  for (const it of [bo, vera]) await call(it, "groups.join", group);
  const says = (it: SignedInPerson, start: number, top_choices: string[], max: number) => {
    const dates = { ideal_start: inDays(start), ideal_end: inDays(start + 4), flexibility_days: 2 };
    return call(it, "groups.submitPreferences", {
      ...group,
      preferences: { dates, destination: { top_choices }, budget: { min: 300, max } },
    });
  };
  await says(ana, 150, ["Lisbon, Portugal", "Porto, Portugal"], 900);
  await says(bo, 152, ["Lisbon, Portugal"], 700);
  await says(vera, 155, ["Lisbon, Portugal", "Valencia, Spain"], 1200);
  await call(ana, "alignment.run", group);
  return `/groups/${made.trip_code}`;
}
