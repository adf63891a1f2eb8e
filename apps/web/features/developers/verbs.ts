/** A verb as `GET /api/agent/capabilities` lists it, as far as the console uses it. */
export interface ConsoleVerb {
  readonly name: string;
  readonly description: string;
  readonly scope: string | null;
  readonly read_only: boolean;
  readonly destructive: boolean;
  readonly input_schema: {
    readonly properties?: Readonly<Record<string, Field>>;
    readonly required?: readonly string[];
  };
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

interface Field {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Field[];
  readonly description?: string;
}

export interface Argument {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  readonly description: string;
}

/** The arguments of a verb, those that it needs first. */
export function argumentsOf({ input_schema: { properties = {}, required = [] } }: ConsoleVerb): readonly Argument[] {
  return Object.entries(properties)
    .map(([name, field]) => ({
      name,
      kind: kindOf(field),
      required: required.includes(name),
      description: field.description ?? "",
    }))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

function kindOf({ enum: choices, anyOf, type = "" }: Field): string {
  if (anyOf) return anyOf.map(kindOf).join(" | ");
  return (choices ?? [type].flat()).join(" | ");
}

/**
 * Arguments to begin with: the first example, else what the verb needs, empty.
 *
 * @param tripId a trip of the caller in place of the example's; null when none is known
 */
export function firstArguments(verb: ConsoleVerb, tripId: string | null): string {
  const needed = Object.fromEntries((verb.input_schema.required ?? []).map((name) => [name, ""]));
  const example = verb.examples[0] ?? needed;
  const own = tripId !== null && "trip_id" in example ? { ...example, trip_id: tripId } : example;
  return JSON.stringify(own, null, 2);
}

/** The arguments that were typed; undefined when they are no JSON object. */
export function readArguments(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() === "" ? "{}" : text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The same call for a shell. It names the key by a variable, so that no secret is copied along. */
export function asCurl(base: string, verb: string, sent: Readonly<Record<string, unknown>>): string {
  const body = JSON.stringify({ capability: verb, arguments: sent });
  const headers = `-H "Authorization: Bearer $CARAVAN_KEY" -H "Content-Type: application/json"`;
  return `curl -s ${base}/api/agent/task ${headers} -d '${body.replaceAll("'", `'\\''`)}'`;
}
