import { parseArgs } from "node:util";
import { createClient } from "../client.ts";
import { CaravanError } from "../error.ts";
import { signIn } from "../sign-in.ts";
import { commandOf, commands } from "./commands.ts";
import { forgetCredentials, readCredentials, saveCredentials } from "./credentials.ts";
import { columns, plain, type Terminal } from "./terminal.ts";

const string = { type: "string" } as const;
const options = {
  help: { type: "boolean", short: "h" },
  json: { type: "boolean" },
  ...{ url: string, scopes: string, name: string },
  ...{
    wishes: string,
    travelers: string,
    date: string,
    time: string,
    at: string,
    days: string,
    format: string,
    out: string,
  },
} as const;

/** What the commands need. */
const usualScopes = "trips:read trips:write preferences:read bookings:read";

/**
 * Runs one command.
 *
 * @returns the exit status: 0, 1 when it failed, 2 when the answer is bad news
 */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const [name, ...args] = positionals;
    if (values.help || name === undefined) {
      for (const line of help()) terminal.say(line);
      return 0;
    }
    if (name === "login") return await logIn(values, terminal);
    if (name === "logout") {
      await forgetCredentials(terminal.env);
      terminal.say("Forgotten. Your key works until you revoke it in your profile.");
      return 0;
    }
    const command = commandOf(name, args);
    const credentials = await readCredentials(terminal.env);
    if (!credentials) throw new CaravanError(401, "signed_out", "Sign in first: caravan login --url <address>");
    const quiet = { ...terminal, say: () => undefined };
    const answer = await command.run(createClient(credentials), args, values, values.json ? quiet : terminal);
    if (values.json && answer !== undefined) terminal.say(JSON.stringify(answer));
    return command.isBad?.(answer) ? 2 : 0;
  } catch (error) {
    for (const line of inWords(error)) terminal.note(line);
    return 1;
  }
}

async function logIn(values: { url?: string; scopes?: string; name?: string }, terminal: Terminal): Promise<number> {
  const baseUrl = values.url ?? terminal.env.CARAVAN_URL;
  if (!baseUrl) throw new CaravanError(0, "too_few_arguments", "Usage: caravan login --url <address>");
  const { key, scopes, asksFirst } = await signIn({
    baseUrl,
    agentName: values.name ?? "caravan command line",
    scopes: (values.scopes ?? usualScopes).split(/[\s,]+/),
    onCode: ({ userCode, verificationUriComplete }) =>
      terminal.note(`Open ${verificationUriComplete} and check that it shows ${userCode}.`),
    ...(terminal.signal ? { signal: terminal.signal } : {}),
  });
  const file = await saveCredentials(terminal.env, { baseUrl, key });
  terminal.say(
    `Signed in for ${scopes.join(", ")}${asksFirst ? "; changes wait for approval" : ""}. The key is in ${file}.`,
  );
  return 0;
}

function help(): string[] {
  const all = [
    ["login --url <address>", "signs in by the browser"],
    ["logout", "forgets the key of this computer"],
    ...Object.values(commands).map((it) => [it.usage, it.about]),
  ];
  return [
    "Usage: caravan <command> [--json]",
    "",
    ...columns(all).map((it) => `  ${it}`),
    "",
    "A trip is named by its id, the beginning of it, or a part of its title. CARAVAN_URL and CARAVAN_KEY go before the sign-in.",
  ];
}

function inWords(error: unknown): string[] {
  if (!(error instanceof CaravanError)) return [error instanceof Error ? error.message : String(error)];
  return [error.message, ...error.details.map((it) => `  ${plain(it.path)}: ${plain(it.message)}`)];
}
