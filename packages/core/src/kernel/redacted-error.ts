/**
 * An error without its message, for the queue, which operators read. Messages may repeat personal data, such as a location, and
 * a database quotes the text that it could not parse. The stack says where it came from.
 */
export function redactedError(what: string, error: unknown): Error {
  const known = error instanceof Error ? error : new Error("unknown");
  const code = "code" in known && typeof known.code === "string" && /^\w+$/.test(known.code) ? ` ${known.code}` : "";
  const failure = new Error(`${what}: ${known.name}${code}`);
  const frames = (known.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  failure.stack = [failure.message, ...frames].join("\n");
  return failure;
}
