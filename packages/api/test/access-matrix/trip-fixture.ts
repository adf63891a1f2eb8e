import { type RowOf, sqlOf, statement, t } from "@caravan/db/sql";
import type { Answer, TestApi } from "../api-server.ts";
import { signedIn } from "../signed-in.ts";
import type { Credentials } from "./credentials.ts";

const counts = statement(
  "matrix-state",
  `select t.revision, (select count(*)::int from edit_log where trip_id = t.id) as edits,
          (select string_agg(user_id || role || (archived_at is null), ',' order by user_id) from members where trip_id = t.id) as members,
          (select count(*)::int from shares where trip_id = t.id and revoked_at is null) as shares,
          (select count(*)::int from invitations where trip_id = t.id and revoked_at is null) as invitations,
          (select count(*)::int from proposals where trip_id = t.id) as proposals,
          (select count(*)::int from proposals where trip_id = t.id and status = 'pending') as pending,
          (select string_agg(id || updated_at::text, ',' order by id) from expenses where trip_id = t.id) as expenses,
          (select string_agg(id || text, ',' order by id) from comments where trip_id = t.id) as comments,
          (select string_agg(c.title || coalesce(i.text, ''), ',' order by c.id, i.position) from checklists c
             left join checklist_items i on i.checklist_id = c.id where c.trip_id = t.id) as checklists,
          (select count(*)::int from comments c join comment_reactions r on r.comment_id = c.id where c.trip_id = t.id) as reactions,
          (select string_agg(id || updated_at::text, ',' order by id) from segments where trip_id = t.id) as segments,
          (select string_agg(currency || rate, ',' order by currency) from trip_rates where trip_id = t.id) as rates,
          (select string_agg(c::text, ',' order by user_id) from concierges c where trip_id = t.id) as concierges,
          (select string_agg(client_event_id, ',' order by id) from status_events where trip_id = t.id) as events,
          (select string_agg(id || status || version, ',' order by id) from recommendations where trip_id = t.id) as recommendations,
          (select string_agg(id::text, ',' order by id) from push_subscriptions where user_id = t.owner_id) as devices
     from trips t where t.id = $1 and t.trashed_at is null`,
  [t.uuid],
  {
    revision: t.integer,
    edits: t.integer,
    members: t.text,
    shares: t.integer,
    invitations: t.integer,
    proposals: t.integer,
    pending: t.integer,
    expenses: t.nullable(t.text),
    comments: t.nullable(t.text),
    checklists: t.nullable(t.text),
    reactions: t.integer,
    segments: t.nullable(t.text),
    rates: t.nullable(t.text),
    concierges: t.nullable(t.text),
    events: t.nullable(t.text),
    recommendations: t.nullable(t.text),
    devices: t.nullable(t.text),
  },
);

/** The revision of a trip and the number of its records. */
export type TripState = RowOf<typeof counts>;

const newTrip = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04" };

const plannedTrips = new WeakMap<TestApi, Promise<string>>();

/** A planned trip of somebody else, which the owner may copy. */
async function planTrip(api: TestApi, ownerId: string): Promise<string> {
  const { token } = await api.person("planner");
  const { body } = await api.send("POST", "/api/trips", { token, body: newTrip });
  const id: string = body.trip.id;
  await api.database.pool.query(
    `insert into members (trip_id, user_id, role) values ('${id}', '${ownerId}', 'viewer')`,
  );
  return id;
}

/** A trip with an owner, an editor, two viewers, and what a row needs. */
export class TripFixture {
  readonly id: string;
  readonly people: Credentials["people"];
  private readonly api: TestApi;

  private constructor(api: TestApi, people: Credentials["people"], id: string) {
    this.api = api;
    this.people = people;
    this.id = id;
  }

  /** The id of a person who is on no trip. */
  async somebody(): Promise<string> {
    return (await this.api.person("somebody")).id;
  }

  static async make(api: TestApi, people: Credentials["people"], planned: boolean): Promise<TripFixture> {
    const { token } = people.owner;
    const empty = () => api.send("POST", "/api/trips", { token, body: { ...newTrip, skip_ai_generation: true } });
    // Copied, because planning each of hundreds takes longer than all that is asked of them.
    const copied = async () => {
      const plan = plannedTrips.get(api) ?? planTrip(api, people.owner.id);
      plannedTrips.set(api, plan);
      return api.send("POST", `/api/trips/${await plan}/copy`, { token, body: { start_date: newTrip.start_date } });
    };
    const made = await (planned ? copied() : empty());
    const tripId: string = made.body.trip.id;
    const member = (userId: string, role: "editor" | "viewer") => `('${tripId}', '${userId}', '${role}')`;
    const { editor, viewer, guest, removed } = people;
    const members = [member(editor.id, "editor"), member(viewer.id, "viewer"), member(guest.id, "viewer")];
    // In one request: fixtures are most of what the matrix does.
    await api.database.pool.query(`
      insert into members (trip_id, user_id, role) values ${members.join()}, ${member(removed.id, "editor")};
      delete from members where trip_id = '${tripId}' and user_id = '${removed.id}'`);
    return new TripFixture(api, people, tripId);
  }

  /** Undefined when it was deleted. */
  async state(): Promise<TripState | undefined> {
    const [row] = await sqlOf(this.api.database).rows(counts, [this.id]);
    return row;
  }

  async read(): Promise<Answer["body"]> {
    return (await this.asOwner("GET", "?view=full")).trip;
  }

  activity(more: object = {}): Promise<Answer["body"]> {
    return this.asOwner("POST", "/activities", { title: "Tram ride", ...more });
  }

  /** Proposed by a viewer who is not one of the callers, or by the caller. */
  async proposal(by: "guest" | "viewer"): Promise<string> {
    const body = { title: "Fado", propose: true };
    return (await this.ask("POST", "/activities", body, this.people[by].token)).proposal_id;
  }

  async invitation(): Promise<{ id: string; token: string }> {
    const { invitation, url } = await this.asOwner("POST", "/invitations", { role: "viewer" });
    return { id: invitation.id, token: url.split("/").at(-1) };
  }

  async share(): Promise<{ id: string; token: string }> {
    return (await this.asOwner("POST", "/shares", {})).share;
  }

  /** An overlap, with a fix. */
  async finding(): Promise<object> {
    const hours = { start_time: "12:00", end_time: "13:00" };
    await this.activity({ ...hours, title: "Market" });
    await this.activity({ ...hours, title: "Tram" });
    const { findings } = await this.asOwner("GET", "/findings");
    const { code, activity_ids, day_ids } = findings.find((it: { fixable: boolean }) => it.fixable);
    return { code, activity_ids, day_ids };
  }

  /** One of the plans offered for the first day. */
  async dayPlan(): Promise<object> {
    const [{ id }] = (await this.read()).itinerary;
    const { choices } = await this.asOwner("GET", `/days/${id}/plans`);
    return { itinerary_id: id, choice: choices[0].choice };
  }

  /** A text document of the owner. */
  async document(more: object = {}): Promise<string> {
    const body = { name: "Door", text: "Ring twice", ...more };
    return (await this.asOwner("POST", "/documents/text", body)).document.id;
  }

  /** Deletes the trip and returns its id. */
  async trashed(): Promise<string> {
    await this.ask("DELETE", "", undefined, this.people.owner.token);
    return this.id;
  }

  async trashedDocument(): Promise<string> {
    const id = await this.document();
    await this.ask("DELETE", `/documents/${id}`, undefined, this.people.owner.token);
    return id;
  }

  async expense(): Promise<string> {
    const body = { title: "Taxi", amount: 18, date: "2030-05-03" };
    return (await this.asOwner("POST", "/expenses", body)).expense.id;
  }

  /** Of everybody. */
  async checklist(): Promise<string> {
    return (await this.asOwner("POST", "/checklists", { kind: "todo", shared: true })).checklist.id;
  }

  /** Of the owner. */
  async comment(): Promise<string> {
    return (await this.asOwner("POST", "/comments", { text: "Shall we?" })).comment.id;
  }

  /** For the owner, about an activity that could start later; `applied` as if they had applied it. */
  async recommendation(status: "open" | "applied"): Promise<string> {
    const { activity, edit_id } = await this.activity({ start_time: "10:00" });
    const { revision } = await this.read();
    const id = crypto.randomUUID();
    const who = { tripId: this.id, userId: this.people.owner.id };
    await this.api.database.prisma.concierge.upsert({
      where: { tripId_userId: who },
      create: who,
      update: {},
    });
    const times = { before: { startTime: "10:00" }, after: { startTime: "11:00" } };
    const now = new Date();
    await this.api.database.prisma.recommendation.create({
      data: {
        ...{ id, ...who, status, key: `late:${activity.id}`, situation: "late", reason: "It is late." },
        activityIds: [activity.id],
        options: ["a", "b"].map((it) => ({
          id: it,
          kind: "shift",
          summary: "Move Tram ride to 11:00",
          headline: "Move Tram ride to 11:00",
          patch: [{ op: "activity.set", activityId: activity.id, ...times }],
          consequences: { moves: [], misses: [], cost: null, breaks: [] },
        })),
        ...{ tripRevision: revision, createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) },
        // The edit that applying it would have made: undoing it removes the activity.
        ...(status === "applied" ? { appliedOption: "a", appliedEditId: edit_id, appliedRevision: revision } : {}),
      },
    });
    return id;
  }

  /** A push subscription of the owner. */
  async device(body: object): Promise<string> {
    const { token } = this.people.owner;
    const answer = await this.api.send("POST", "/api/users/me/push-subscriptions", { token, body });
    if (answer.status !== 200) throw new Error(`saving a subscription answered ${JSON.stringify(answer.body)}`);
    return answer.body.subscription.id;
  }

  rate(currency: string): Promise<Answer["body"]> {
    return this.asOwner("PUT", `/rates/${currency}`, { rate: 0.9 });
  }

  async segment(): Promise<string> {
    return (await this.asOwner("POST", "/segments", { kind: "train", train_number: "ICE 575" })).segment.id;
  }

  /** A confirmation of the owner in review. */
  async confirmation(): Promise<string> {
    const answer = await this.api.send("POST", "/api/confirmations", {
      token: this.people.owner.token,
      body: { text: "a flight" },
    });
    if (answer.status !== 201) throw new Error(`reading a confirmation answered ${JSON.stringify(answer.body)}`);
    return answer.body.confirmation.id;
  }

  /** A key of the owner without edits. */
  /** Another session of the owner. */
  async session(): Promise<string> {
    const { ports, url } = this.api;
    return (await signedIn(ports, { userId: this.people.owner.id, publicUrl: url })).sessionId;
  }

  async key(): Promise<string> {
    return (await this.api.key(this.people.owner.token, { scopes: ["trips:read"] })).id;
  }

  private asOwner(method: string, path: string, body?: object): Promise<Answer["body"]> {
    return this.ask(method, path, body, this.people.owner.token);
  }

  private async ask(method: string, path: string, body: object | undefined, token: string): Promise<Answer["body"]> {
    const answer = await this.api.send(method, `/api/trips/${this.id}${path}`, { token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
