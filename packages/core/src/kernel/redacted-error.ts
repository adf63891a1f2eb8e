/**
 * An error without its message, for the queue, which operators read. Messages may contain personal data, such as a
 * location, and a database quotes text that it cannot parse. The stack is kept.
 */
export function redactedError(what: string, error: unknown): Error {
  const known = error instanceof Error ? error : new Error("unknown");
  const code = "code" in known && typeof known.code === "string" && /^\w+$/.test(known.code) ? ` ${known.code}` : "";
  const failure = new Error(`${what}: ${known.name}${code}`);
  const frames = (known.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  failure.stack = [failure.message, ...frames].join("\n");
  return failure;
}
