import type { IncomingMessage } from "node:http";
import { header, readJson, readText } from "../http/read-body.ts";
import { invalidRequest } from "./oauth-error.ts";

export type Params = Readonly<Record<string, unknown>>;

const LONGEST = 4096;

/**
 * The body as a form, which OAuth clients send, or as JSON, as in the interface.
 *
 * @throws 400 when unreadable, 413, 415
 */
export async function readParams(
  request: IncomingMessage,
): Promise<{ readonly params: Params; readonly form: boolean }> {
  const form = /^application\/x-www-form-urlencoded\b/i.test(header(request, "content-type") ?? "");
  if (!form) return { params: await readJson(request, "Send the body as a form or as JSON."), form };
  const params: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(await readText(request))) {
    // RFC 6749, 3.2: an empty parameter counts as missing, and none may be repeated.
    if (value === "") continue;
    if (name in params) throw invalidRequest(`${name.slice(0, 40)} was sent more than once.`);
    params[name] = value;
  }
  return { params, form };
}

/** A text parameter; undefined when missing. */
export function textParam(params: Params, name: string): string | undefined {
  const value = params[name] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw invalidRequest(`${name} must be text.`);
  return boundedText(name, value);
}

/** The value, when it is text that the database can store. */
export function boundedText(name: string, value: string, longest = LONGEST): string {
  if (value.length > longest) throw invalidRequest(`${name} must have at most ${longest} characters.`);
  if (value.includes("\u0000") || !value.isWellFormed())
    throw invalidRequest(`${name} must be valid Unicode text without NUL.`);
  return value;
}
