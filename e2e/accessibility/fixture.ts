import { join } from "../support/browser.ts";
import { tripToday, waitForRecommendation } from "../support/concierge.ts";
import { administrator, call, inDays, key, person, type SignedInPerson, send } from "../support/people.ts";

interface Fixture {
  ana: SignedInPerson;
  bo: SignedInPerson;
  /** A viewer of Ana's trip, who can suggest changes. */
  vera: SignedInPerson;
  tripPath: string;
  sharePath: string;
  invitePath: string;
  businessPath: string;
  reviewPath: string;
  /** A group of Ana, Bo and Vera after a round with little agreement; every lane of its board has something. */
  groupCode: string;
  bookingPath: string;
  /** A trip of Ana's that is on now, for which she is late. */
  todayPath: string;
}

/** Longer than a small window is wide. */
const longWord = "Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellung";

const imprint = "# Who we are\n\nExample Ltd, [Lisbon](https://example.com)\n\n- one\n- two";

/** The people and addresses that screens are opened with. Filled by {@link createFixture}. */
export const fixture = {} as Fixture;

/** Who looks at a screen. They exist once {@link createFixture} has run. */
export const ana = () => fixture.ana;
export const bo = () => fixture.bo;
export const vera = () => fixture.vera;

/** Ana gets a planned trip with something of everything, Bo gets none. */
export async function createFixture(): Promise<void> {
  [fixture.ana, fixture.bo, fixture.vera] = await Promise.all([person("Ana"), person("Bo"), person("Vera")]);
  const { trip } = await call(fixture.ana, "trips.create", {
    destination: "Lisbon",
    start_date: inDays(30),
    end_date: inDays(33),
    interests: ["food", "museums"],
  });
  fixture.tripPath = `/trips/${trip.id}`;
  await call(fixture.ana, "activities.add", {
    trip_id: trip.id,
    title: longWord,
    location: "Terreiro do Paço",
    notes: "Sit on the left",
    estimated_cost: 12.5,
    date: inDays(30),
  });
  await call(administrator(), "installation.setLegalText", { kind: "imprint", markdown: imprint });
  await call(fixture.ana, "days.updateNotes", {
    trip_id: trip.id,
    day_number: 1,
    notes: `Buy tram tickets first. ${longWord}`,
  });
  // Shortening the trip parks the activities of its last day.
  await call(fixture.ana, "trips.update", { trip_id: trip.id, end_date: inDays(32) });
  fixture.sharePath = new URL(
    (await call(fixture.ana, "shares.create", { trip_id: trip.id, show_day_notes: true })).share.url,
  ).pathname;
  fixture.invitePath = new URL(
    (await call(fixture.ana, "invitations.create", { trip_id: trip.id, role: "editor" })).url,
  ).pathname;
  await key(fixture.ana.token, ["trips:read"]);
  const { booking } = await call(fixture.ana, "bookings.record", {
    destination: { name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenhotel", city: "Lisbon" },
    dates: { start: inDays(30), end: inDays(32) },
    guests: { adults: 2, children: 1 },
    preferences: { kind: "stay", provider: "Booking.com", price: 480, currency: "EUR", room_type: "Double" },
  });
  fixture.bookingPath = `/bookings/${booking.id}`;
  await proposeAndDo(trip.id);
  await discussAndPack(trip.id);
  await decideTogether();
  await bookAndSpend();
  const now = await tripToday(fixture.ana.token);
  await waitForRecommendation(fixture.ana, now);
  fixture.todayPath = `/trips/${now.id}/today`;
}

/** A comment of Vera, who is on the trip by now, and a packing list. */
async function discussAndPack(trip_id: string): Promise<void> {
  await call(fixture.vera, "comments.add", { trip_id, text: "@Ana, shall we take the early train?" });
  await call(fixture.ana, "checklists.create", { trip_id, kind: "packing", shared: true, suggested: true });
}

/** A trip of Ana's with every kind of travel, documents and expenses, and a confirmation that waits to be saved. */
async function bookAndSpend(): Promise<void> {
  const [first, last] = [inDays(90), inDays(93)];
  const text = `Date: Mon, 02 Nov 2026 09:14:02 +0000
Booking reference: K3X9QF
Flight TP 1351
Departure: ${first} 09:40, London Heathrow (LHR)
Arrival: ${first} 12:25, Lisbon (LIS)
Total price: 318.40 EUR`;
  const { trip_id } = await call(fixture.ana, "confirmations.ingest", { text });
  fixture.businessPath = `/trips/${trip_id}`;
  const add = (segment: object) => call(fixture.ana, "segments.add", { trip_id, ...segment });
  await add({
    kind: "hotel",
    provider: "Hotel Lumen",
    place: "Hotel Lumen, Lisbon",
    start: `${first}T15:00`,
    end: last,
  });
  await add({
    kind: "car_rental",
    provider: "Sixt",
    from: "Lisbon",
    to: "Lisbon",
    start: `${first}T16:00`,
    end: `${last}T09:00`,
  });
  await add({
    kind: "meeting",
    title: "Lunch with Rita",
    start: `${first}T12:30`,
    end: `${first}T14:00`,
    status: "changed",
  });
  await add({
    kind: "train",
    train_number: "IC 571",
    from: "Lisboa",
    to: "Porto",
    start: `${last}T08:00`,
    status: "cancelled",
  });
  await call(fixture.ana, "documents.addText", { trip_id, name: "Door code", text: "4711" });
  const { document } = await call(fixture.ana, "documents.addText", { trip_id, name: "Old code", text: "1174" });
  await call(fixture.ana, "documents.delete", { trip_id, document_id: document.id });
  await call(fixture.ana, "expenses.add", {
    trip_id,
    title: "Dinner",
    amount: 42.5,
    currency: "USD",
    date: first,
    paid_by: fixture.ana.id,
  });
  const { confirmation } = await call(fixture.ana, "confirmations.read", { text: text.replaceAll("K3X9QF", "Q7M2LA") });
  fixture.reviewPath = `/import/${confirmation.id}`;
}

async function decideTogether(): Promise<void> {
  const made = await call(fixture.ana, "groups.create", {
    title: "Three in May",
    destination_options: ["Lisbon, Portugal", "Porto, Portugal"],
    tentative_dates: { start: inDays(60), end: inDays(64) },
    currency: "EUR",
  });
  fixture.groupCode = made.trip_code;
  const group = { trip_code: fixture.groupCode };
  for (const it of [fixture.bo, fixture.vera]) await call(it, "groups.join", group);
  const says = (it: SignedInPerson, start: number, top_choices: string[], budget: object) => {
    const dates = { ideal_start: inDays(start), ideal_end: inDays(start + 4), flexibility_days: 1 };
    const blackout_dates = [inDays(start + 8)];
    const preferences = { dates: { ...dates, blackout_dates }, destination: { top_choices }, budget };
    return call(it, "groups.submitPreferences", { ...group, preferences });
  };
  await says(fixture.ana, 60, ["Lisbon, Portugal"], { min: 300, max: 900 });
  await says(fixture.bo, 63, ["Porto, Portugal"], { max: 700, private: true });
  await says(fixture.vera, 70, ["Rome, Italy"], { max: 1200 });
  await call(fixture.ana, "alignment.run", group);
  await call(fixture.bo, "groups.submitPreferences", { ...group, preferences: {} });
  const { candidates: read } = await call(fixture.ana, "board.inspire", {
    ...group,
    text: "Belém Tower\nCarmo Convent",
  });
  const names = ["Time Out Market", "LX Factory", "Jerónimos Monastery"];
  const places: string[] = [];
  for (const name of names) {
    const { candidates } = await call(fixture.bo, "board.inspire", { ...group, place: { name, city: "Lisbon" } });
    places.push(candidates[0].id);
  }
  const [market, factory, monastery] = places;
  const vote = (it: SignedInPerson, candidate_id: string | undefined, more: object) =>
    call(it, "board.react", { ...group, candidate_id, ...more });
  await vote(fixture.ana, market, { vote: "in", starred: true });
  await vote(fixture.bo, market, { vote: "out", reason: "Too crowded on a Saturday" });
  for (const it of [fixture.bo, fixture.vera]) await vote(it, factory, { vote: "out", reason: "Seen it" });
  await call(fixture.ana, "board.update", { ...group, candidate_id: monastery, action: "confirm" });
  await call(fixture.ana, "board.inspire", { ...group, url: "http://127.0.0.1:1/ten-places" });
  const agent = await key(fixture.ana.token, ["group_trips:read", "group_trips:write"], { agent_name: "Planner" });
  const advise = { candidate_id: read[0].id, vote: "in" };
  await send("PUT", `/api/group-trips/${fixture.groupCode}/board/${read[0].id}/reaction`, {
    token: agent,
    body: advise,
  });
}

/** An agent's proposal that partly no longer fits, an edit by another agent, and a suggestion by Vera. */
async function proposeAndDo(tripId: string): Promise<void> {
  const writes = ["trips:read", "trips:write"];
  const asking = await key(fixture.ana.token, writes, { agent_name: "Planner", mode: "propose" });
  const doing = await key(fixture.ana.token, writes, { agent_name: "Concierge" });
  const path = `/api/trips/${tripId}`;
  await send("PUT", path, { token: asking, body: { title: "A long weekend", travelers: 3 } });
  await call(fixture.ana, "trips.update", { trip_id: tripId, title: "Lisbon, slowly" });
  const added = await send("POST", `${path}/activities`, { token: doing, body: { title: "Fado", date: inDays(32) } });
  const change = { trip_id: tripId, activity_id: added.body.activity.id, notes: "Ask for a table at the back" };
  await send("POST", `${path}/activities`, { token: doing, body: { title: "Tram 28", date: inDays(32) } });
  await call(fixture.ana, "activities.update", change);
  await join(fixture.ana, tripId, fixture.vera, "viewer");
  await call(fixture.vera, "activities.add", { trip_id: tripId, title: "Tile workshop", propose: true });
}
