/** No person's mail has longer header fields. */
const LONGEST_HEAD = 65_536;
/** No real field is longer, and reading a hostile one would take seconds. */
const LONGEST_FIELD = 10_000;

/**
 * The address of a mail's author when the receiving server has verified its domain (RFC 8601): by DMARC, or by DKIM or
 * SPF for the domain of the From field or one above it. Null otherwise, because anybody can write any From.
 *
 * @param authority the authserv-id of the receiving server, which removes fields that others wrote under its name;
 *   its own field is the first one
 */
export function provedSender(bytes: Uint8Array, authority: string | undefined): string | null {
  const fields = headerFields(bytes);
  const from = fields.filter(([name]) => name === "from");
  // Mail programs disagree on which of several authors or fields to show.
  const address = from.length === 1 ? onlyAddress(from[0]?.[1] ?? "") : null;
  const results = fields.find(([name]) => name === "authentication-results")?.[1];
  if (address === null || authority === undefined || results === undefined) return null;
  const [server = "", ...methods] = statementsIn(results);
  if (server.trim().split(/\s+/)[0]?.toLowerCase() !== authority.toLowerCase()) return null;
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (methods.some((it) => /^\s*dmarc=(?!pass\b|none\b)/i.test(it))) return null;
  return methods.some((it) => vouches(it, domain)) ? address : null;
}

/**
 * The parts between semicolons, without comments. The server repeats words of the sender, who may have quoted a semicolon
 * in their address: only a single word in quotes is kept. None when a quote or comment has no end.
 */
function statementsIn(results: string): readonly string[] {
  const plain = results.replace(quotesAndComments, (_, quoted?: string) =>
    quoted === undefined ? " " : /^[^\s;]*$/.test(quoted) ? quoted : "?",
  );
  return /["()]/.test(plain) ? [] : plain.split(";");
}

function vouches(method: string, domain: string): boolean {
  const words = method.trim().toLowerCase().split(/\s+/);
  const of = (name: string) => words.find((it) => it.startsWith(`${name}=`))?.slice(name.length + 1);
  const [result] = words;
  if (result === "dmarc=pass") return isFor(of("header.from"), domain);
  if (result === "dkim=pass") return isFor(of("header.d") ?? of("header.i"), domain);
  return result === "spf=pass" && isFor(of("smtp.mailfrom"), domain);
}

/** The domain itself, or a parent domain that is not a top-level domain. */
function isFor(stated: string | undefined, domain: string): boolean {
  const vouched = stated?.replaceAll('"', "").replace(/^.*@/, "");
  if (!vouched?.includes(".")) return false;
  return domain === vouched || domain.endsWith(`.${vouched}`);
}

function onlyAddress(text: string): string | null {
  const plain = text.replace(quotesAndComments, " ").trim();
  const match = /^(?:[^<>,;@]*<\s*([^<>\s,;@]+@[^<>\s,;@]+)\s*>|([^<>\s,;@]+@[^<>\s,;@]+))$/.exec(plain);
  return (match?.[1] ?? match?.[2])?.toLowerCase() ?? null;
}

const quotesAndComments = /"((?:[^"\\]|\\.)*)"|\((?:[^()\\]|\\.)*\)/g;

/** Names in lower case with unfolded values, in their order. */
function headerFields(bytes: Uint8Array): (readonly [name: string, value: string])[] {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, LONGEST_HEAD));
  const [head = ""] = text.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines.flatMap((line) => {
    const at = line.indexOf(":");
    // Kept without its value: left out, a field that somebody else wrote would take its place.
    const value = line.length > LONGEST_FIELD ? "" : line.slice(at + 1).trim();
    return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), value] as const] : [];
  });
}
