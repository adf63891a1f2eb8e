import { z } from "zod";

/**
 * Messages for validation errors that say what to send, for agents, scripts and forms. Schemas with their own messages
 * keep those. Active wherever fields.ts is imported.
 */
z.config({ customError: (issue) => inWords(issue) });

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>["customError"]>>[0];

const nouns: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const forms: Readonly<Record<string, string>> = {
  guid: "a UUID",
  uuid: "a UUID",
  email: "an email address",
  url: "an address such as https://example.com",
};

function inWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is required";
      return `must be ${nouns[String(issue.expected)] ?? String(issue.expected)}`;
    case "invalid_value":
      if (issue.input === undefined) return "is required";
      return `must be ${oneOf((issue.values as readonly unknown[]).map(String))}`;
    case "invalid_format":
      return forms[String(issue.format)] && `must be ${forms[String(issue.format)]}`;
    case "too_big":
      return bound("at most", Number(issue.maximum), String(issue.origin));
    case "too_small":
      return bound("at least", Number(issue.minimum), String(issue.origin));
    case "invalid_union":
      return inUnion(issue.errors as readonly (readonly Found[])[]);
    default:
      return undefined;
  }
}

interface Found {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** For a union: the error inside the intended shape, else all shapes. */
function inUnion(shapes: readonly (readonly Found[])[]): string | undefined {
  const inside = shapes.find((found) => found.length > 0 && found.every((it) => it.path.length > 0))?.[0];
  if (inside) return `${inside.path.join(".")} ${inside.message}`;
  const kinds = shapes.flatMap((found) => /^must be (.*)/.exec(found[0]?.message ?? "")?.[1] ?? []);
  return kinds.length < shapes.length || kinds.length < 2 ? undefined : `must be ${kinds.join(" or ")}`;
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? (values[0] as string) : `one of ${values.join(", ")}`;
}

function bound(word: "at most" | "at least", limit: number, origin: string): string {
  const things = (one: string, many: string) => `must have ${word} ${limit} ${limit === 1 ? one : many}`;
  if (origin === "string") return things("character", "characters");
  if (origin === "array" || origin === "set") return things("entry", "entries");
  return `must be ${word} ${limit}`;
}
