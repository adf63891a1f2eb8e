/**
 * The queue keeps what a job failed with, and operators read it. The words of an error may repeat what was looked at: where
 * somebody is, and how their day goes. A database quotes the text that it could not read. So only where it came from is said.
 */
export function redactedError(what: string, error: unknown): Error {
  const known = error instanceof Error ? error : new Error("unknown");
  const code = "code" in known && typeof known.code === "string" && /^\w+$/.test(known.code) ? ` ${known.code}` : "";
  const failure = new Error(`${what}: ${known.name}${code}`);
  const frames = (known.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  failure.stack = [failure.message, ...frames].join("\n");
  return failure;
}
