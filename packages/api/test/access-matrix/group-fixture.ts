import { sqlOf, statement, t } from "@caravan/db/sql";
import type { Answer, TestApi } from "../api-server.ts";
import type { Credentials } from "./credentials.ts";

const counts = statement(
  "matrix-group-state",
  `select g.title, g.lead_id, g.round_number, g.max_rounds, g.policy, g.trip_id,
          (select string_agg(user_id || coalesce(removed_at::text, ''), ',' order by user_id) from group_members where group_id = g.id) as members,
          (select count(*)::int from group_preferences where group_id = g.id) as answers,
          (select string_agg(name || status || advice::text, ',' order by id) from place_candidates where group_id = g.id) as places,
          (select count(*)::int from comments where group_id = g.id) as comments,
          (select count(*)::int from place_imports where group_id = g.id) as imports,
          (select count(*)::int from place_reactions r join place_candidates c on c.id = r.candidate_id where c.group_id = g.id) as votes
     from group_trips g where g.code = $1`,
  [t.text],
  {
    title: t.nullable(t.text),
    lead_id: t.uuid,
    round_number: t.integer,
    max_rounds: t.integer,
    policy: t.nullable(t.json()),
    trip_id: t.nullable(t.uuid),
    members: t.text,
    answers: t.integer,
    places: t.text,
    comments: t.integer,
    imports: t.integer,
    votes: t.integer,
  },
);

/** A group trip with a creator, a lead, two members, a removed member, and what a row needs. */
export class GroupFixture {
  readonly code: string;
  readonly people: Credentials["people"];
  private readonly api: TestApi;
  private readonly id: string;

  private constructor(api: TestApi, people: Credentials["people"], group: { id: string; trip_code: string }) {
    this.api = api;
    this.people = people;
    this.id = group.id;
    this.code = group.trip_code;
  }

  static async make(api: TestApi, people: Credentials["people"]): Promise<GroupFixture> {
    const body = {
      title: "Six in May",
      tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
      destination_options: ["Lisbon, Portugal"],
    };
    const made = await api.send("POST", "/api/group-trips", { token: people.owner.token, body });
    if (made.status !== 201) throw new Error(`making a group answered ${JSON.stringify(made.body)}`);
    const group = new GroupFixture(api, people, made.body.group_trip);
    const { editor, viewer, guest, removed } = people;
    const member = ({ id }: { id: string }, removedAt: "now()" | "null") =>
      `('${group.id}', '${id}', now(), ${removedAt})`;
    const members = [editor, viewer, guest].map((it) => member(it, "null"));
    // In one request: fixtures are most of what the matrix does.
    await api.database.pool.query(`
      insert into group_members (group_id, user_id, joined_at, removed_at)
        values ${members.join()}, ${member(removed, "now()")};
      update group_trips set lead_id = '${editor.id}' where id = '${group.id}'`);
    return group;
  }

  /** Undefined when it was deleted. */
  async state(): Promise<object | undefined> {
    const [row] = await sqlOf(this.api.database).rows(counts, [this.code]);
    return row;
  }

  /** A trip of the creator without a group. */
  async tripOfCreator(): Promise<string> {
    const dates = { start_date: "2030-05-03", end_date: "2030-05-04" };
    const body = { destination: "Lisbon", ...dates, skip_ai_generation: true };
    return (await this.api.send("POST", "/api/trips", { token: this.people.owner.token, body })).body.trip.id;
  }

  /** A place of the creator on the board. */
  async place(): Promise<string> {
    const { candidates } = await this.asCreator("POST", "/inspirations", { place: { name: "Time Out Market" } });
    return candidates[0].id;
  }

  async picture(): Promise<string> {
    const id = await this.place();
    await this.api.database.prisma.placeCandidate.update({
      where: { id },
      data: { picture: new Uint8Array([1, 2, 3]) },
    });
    return id;
  }

  /** A link that could not be read: these tests fetch nothing. */
  async failedImport(): Promise<string> {
    const answer = await this.asCreator("POST", "/inspirations", { url: "https://example.com/places" });
    return answer.import.id;
  }

  async lastRound(): Promise<void> {
    await this.api.database.prisma.groupTrip.update({
      where: { id: this.id },
      data: { roundNumber: 2, alignment: "escalation_pending" },
    });
  }

  private async asCreator(method: string, path: string, body?: object): Promise<Answer["body"]> {
    const answer = await this.api.send(method, `/api/group-trips/${this.code}${path}`, {
      token: this.people.owner.token,
      body,
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
