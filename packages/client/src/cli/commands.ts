import { writeFile } from "node:fs/promises";
import type { Client } from "../client.ts";
import { CaravanError } from "../error.ts";
import {
  addActivity,
  type CheckTripAnswer,
  checkTrip,
  createShare,
  createTrip,
  getTrip,
  listTrips,
  whoami,
} from "../generated/verbs.ts";
import { isProposed } from "../verb.ts";
import { findTrip } from "./find-trip.ts";
import { columns, plain, type Terminal } from "./terminal.ts";

type Options = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  /** The arguments and options, for the help. */
  readonly usage: string;
  readonly about: string;
  /** How many arguments it needs. */
  readonly needs: number;
  /** Whether an answer is bad news, for the exit status. */
  isBad?(answer: unknown): boolean;
  /** @returns the answer, for `--json` */
  run(client: Client, args: readonly string[], options: Options, terminal: Terminal): Promise<unknown>;
}

const text = (value: Options[string]): string | undefined => (typeof value === "string" ? value : undefined);
const given = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const commands: Readonly<Record<string, Command>> = {
  whoami: {
    usage: "whoami",
    about: "whose key it is, and what it may do",
    needs: 0,
    async run(client, _, __, { say }) {
      const answer = await client.call(whoami, {});
      say(JSON.stringify(answer, null, 2));
      return answer;
    },
  },
  list: {
    usage: "list",
    about: "your trips, newest first",
    needs: 0,
    async run(client, _, __, { say }) {
      const answer = await client.call(listTrips, { limit: 100 });
      for (const line of columns(
        answer.trips.map((it) => [it.id.slice(0, 13), `${it.start_date} – ${it.end_date}`, it.status, plain(it.title)]),
      ))
        say(line);
      if (answer.has_more) say("… and more");
      return answer;
    },
  },
  plan: {
    usage: "plan <destination> <first day> <last day> [--wishes …] [--travelers n]",
    about: "makes a trip and plans it",
    needs: 3,
    async run(client, [destination = "", start_date = "", end_date = ""], options, { say }) {
      const travelers = text(options.travelers);
      const answer = await client.call(createTrip, {
        ...{ destination, start_date, end_date },
        ...given({ notes: text(options.wishes) }),
        ...(travelers === undefined ? {} : { travelers: Number(travelers) }),
      });
      if (isProposed(answer)) return proposed(answer, say);
      showDays(answer.trip, say);
      return answer;
    },
  },
  show: {
    usage: "show <trip>",
    about: "the days of a trip",
    needs: 1,
    async run(client, [trip = ""], _, { say }) {
      const answer = await client.call(getTrip, { trip_id: await findTrip(client, trip), view: "plan" });
      showDays(answer.trip, say);
      return answer;
    },
  },
  add: {
    usage: "add <trip> <what> [--date YYYY-MM-DD] [--time HH:MM] [--at place]",
    about: "adds something to a day",
    needs: 2,
    async run(client, [trip = "", title = ""], options, { say }) {
      const answer = await client.call(addActivity, {
        ...{ trip_id: await findTrip(client, trip), title },
        ...given({ date: text(options.date), start_time: text(options.time), location: text(options.at) }),
      });
      if (isProposed(answer)) return proposed(answer, say);
      const { activity } = answer;
      say(`Added ${plain(activity.title)}${activity.start_time ? ` at ${activity.start_time}` : ""}.`);
      return answer;
    },
  },
  check: {
    usage: "check <trip>",
    about: "what cannot work; the exit status is 2 when there is an error in the plan",
    needs: 1,
    isBad: (answer) => (answer as CheckTripAnswer).findings.some((it) => it.severity === "error"),
    async run(client, [trip = ""], _, { say }) {
      const answer = await client.call(checkTrip, {
        trip_id: await findTrip(client, trip),
        include_patches: false,
      });
      for (const it of answer.findings) say(`${it.severity}: ${plain(it.message)}`);
      if (answer.findings.length === 0) say("Nothing found.");
      return answer;
    },
  },
  share: {
    usage: "share <trip> [--days n]",
    about: "makes a public link",
    needs: 1,
    async run(client, [trip = ""], options, { say }) {
      const days = text(options.days);
      const answer = await client.call(createShare, {
        trip_id: await findTrip(client, trip),
        ...(days === undefined ? {} : { expires_in_days: Number(days) }),
      });
      if (isProposed(answer)) return proposed(answer, say);
      say(answer.share.url ?? "");
      return answer;
    },
  },
  export: {
    usage: "export <trip> [--format md|ics|json|…] [--out file]",
    about: "writes a trip as a file",
    needs: 1,
    async run(client, [trip = ""], options, { say, write }) {
      const id = await findTrip(client, trip);
      const format = text(options.format) ?? "md";
      const response = await client.download(`/api/trips/${id}/export?format=${encodeURIComponent(format)}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const out = text(options.out);
      if (out === undefined) {
        write(bytes);
        return undefined;
      }
      await writeFile(out, bytes);
      say(`Wrote ${out}.`);
      return { file: out, bytes: bytes.length };
    },
  },
};

function proposed<Answer extends { readonly review_url: string }>(answer: Answer, say: Terminal["say"]): Answer {
  say(`This waits for approval. Decide here: ${answer.review_url}`);
  return answer;
}

interface ShownTrip {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly itinerary?:
    | readonly {
        readonly date: string;
        readonly activities: readonly {
          readonly title: string;
          readonly start_time?: string | null | undefined;
        }[];
      }[]
    | undefined;
}

function showDays(trip: ShownTrip, say: Terminal["say"]): void {
  say(`${plain(trip.title ?? "")}  ${trip.id ?? ""}`);
  for (const day of trip.itinerary ?? []) {
    say("");
    say(day.date);
    for (const it of day.activities) say(`  ${it.start_time ?? "     "}  ${plain(it.title)}`);
  }
}

/** @throws CaravanError */
export function commandOf(name: string, args: readonly string[]): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new CaravanError(0, "unknown_command", `There is no command "${name}". caravan --help lists them.`);
  if (args.length < command.needs) throw new CaravanError(0, "too_few_arguments", `Usage: caravan ${command.usage}`);
  return command;
}
