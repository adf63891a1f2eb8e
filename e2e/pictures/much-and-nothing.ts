import { call, inDays, person, type SignedInPerson } from "../support/people.ts";

/** A page and who looks at it. */
export interface Address {
  readonly name: string;
  readonly path: string;
  readonly as: SignedInPerson;
}

const longWord = "Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellung";
const longName = "Maria da Conceição Albuquerque de Vasconcelos e Sousa Teixeira-Montgomery";
const longTitle =
  "A very long journey through all the small towns of the Alentejo with grandmother, the children and the dog";

const tripPages = (id: string) => ["", "/today", "/travel", "/documents", "/money"].map((it) => `/trips/${id}${it}`);
const tabs = (code: string) => ["agree", "board", "rounds", "people"].map((it) => `/groups/${code}?tab=${it}`);
const ofAccount = ["/trips", "/groups", "/bookings", "/inbox", "/archive", "/trash", "/import"];
const profileTabs = ["account", "preferences", "notifications", "agents"].map((it) => `/profile?tab=${it}`);

const addresses = (state: string, as: SignedInPerson, paths: readonly string[]): readonly Address[] =>
  paths.map((path) => ({
    name: `${state} ${path.replaceAll(/[0-9a-f-]{36}/g, "id").replaceAll(/groups\/\w+\?/g, "group?")}`,
    ...{ path, as },
  }));

/** Somebody without anything, with an empty trip and a group that nobody has joined. */
export async function nothing(): Promise<readonly Address[]> {
  const nil = await person("Nil");
  const first = addresses("nothing", nil, [...ofAccount, ...profileTabs]);
  const poor = await person("Kim");
  const dates = { start_date: inDays(30), end_date: inDays(32) };
  const { trip } = await call(poor, "trips.create", { destination: "Lisbon", ...dates, skip_ai_generation: true });
  const group = await call(poor, "groups.create", { title: "Us", destination_options: ["Lisbon, Portugal"] });
  const { share } = await call(poor, "shares.create", { trip_id: trip.id });
  const shared = new URL(share.url).pathname;
  return [
    ...first,
    ...addresses("nothing", poor, [
      ...tripPages(trip.id),
      ...tabs(group.trip_code),
      shared,
      shared.replace("/shared/", "/embed/"),
    ]),
  ];
}

/** Somebody with many trips, people, expenses, places and comments, all with long names. */
export async function much(): Promise<readonly Address[]> {
  const rich = await person(longName);
  const others = await Promise.all(
    Array.from({ length: 8 }, (_, n) => person(n % 2 ? `${longName} ${n}` : `${longWord} ${n}`)),
  );
  for (let n = 0; n < 14; n += 1) await emptyTrip(rich, `${longTitle} ${n}`, 20 + n * 9);
  const trip = await longTrip(rich, others);
  const group = await largeGroup(rich, others);
  const { share } = await call(rich, "shares.create", { trip_id: trip, show_day_notes: true, show_bookings: true });
  const shared = new URL(share.url).pathname;
  return addresses("much", rich, [
    ...ofAccount,
    ...profileTabs,
    ...tripPages(trip),
    `/trips/${trip}?comments=trip`,
    ...tabs(group),
    shared,
    shared.replace("/shared/", "/embed/"),
  ]);
}

async function emptyTrip(of: SignedInPerson, title: string, start: number): Promise<string> {
  const { trip } = await call(of, "trips.create", {
    ...{ title, destination: "Lisbon", skip_ai_generation: true },
    ...{ start_date: inDays(start), end_date: inDays(start + 6) },
  });
  return trip.id;
}

async function longTrip(of: SignedInPerson, others: readonly SignedInPerson[]): Promise<string> {
  const { trip } = await call(of, "trips.create", {
    ...{ destination: "Lisbon, Portugal", start_date: inDays(0), end_date: inDays(13), budget: 12_345, travelers: 9 },
    interests: ["food", "museums", "history", "nature"],
  });
  const trip_id = trip.id;
  await call(of, "trips.update", { trip_id, title: longTitle });
  for (const n of [1, 2, 3, 4])
    await call(of, "activities.add", {
      ...{ trip_id, title: n % 2 ? longWord : longTitle, location: `${longTitle}, ${longWord} ${n}` },
      ...{ notes: `${longTitle}\nhttps://example.com/${longWord}/${longWord}`, estimated_cost: 123_456.78 },
      ...{ date: inDays(0), start_time: `1${n}:15` },
    });
  await call(of, "days.updateNotes", { trip_id, day_number: 1, notes: `${longTitle}. ${longWord}` });
  const { url } = await call(of, "invitations.create", { trip_id, role: "editor" });
  const token = new URL(url).pathname.split("/").at(-1);
  for (const other of others) {
    await call(other, "invitations.accept", { token });
    await call(other, "comments.add", { trip_id, text: `${longTitle}. ${longWord}` });
    await call(other, "expenses.add", {
      ...{ trip_id, title: `${longWord}, ${longTitle}`, amount: 1_234_567, currency: "JPY" },
      ...{ date: inDays(1), paid_by: other.id },
    });
  }
  for (const kind of ["packing", "todo"])
    await call(of, "checklists.create", { trip_id, kind, shared: true, suggested: true });
  for (let n = 0; n < 6; n += 1) {
    await call(of, "documents.addText", { trip_id, name: `${longWord} ${n}`, text: longTitle });
    await call(of, "segments.add", {
      ...{ trip_id, kind: "hotel", provider: longWord, place: longTitle },
      ...{ start: `${inDays(n)}T15:00`, end: inDays(n + 1) },
    });
  }
  return trip_id;
}

async function largeGroup(of: SignedInPerson, others: readonly SignedInPerson[]): Promise<string> {
  const made = await call(of, "groups.create", {
    title: longTitle.slice(0, 90),
    destination_options: ["Lisbon, Portugal", "Porto, Portugal", "Valencia, Spain", "Llanfairpwllgwyngyll, Wales"],
    tentative_dates: { start: inDays(60), end: inDays(67) },
    currency: "EUR",
  });
  const group = { trip_code: made.trip_code };
  for (const [n, other] of others.entries()) {
    await call(other, "groups.join", group);
    const dates = { ideal_start: inDays(58 + n), ideal_end: inDays(63 + n), flexibility_days: 2 };
    const destination = { top_choices: [n % 2 ? "Porto, Portugal" : "Lisbon, Portugal"] };
    await call(other, "groups.submitPreferences", {
      ...{ ...group, preferences: { dates, destination, budget: { min: 200 + n, max: 600 + n * 100 } } },
    });
    const place = { name: `${n % 2 ? longWord : longTitle.slice(0, 100)} ${n}`, city: "Lisbon" };
    const { candidates } = await call(other, "board.inspire", { ...group, place });
    const reason = { vote: "out", reason: longTitle };
    await call(of, "board.react", { ...group, candidate_id: candidates[0].id, ...(n % 3 ? { vote: "in" } : reason) });
  }
  await call(of, "alignment.run", group);
  return made.trip_code;
}
