import type { Json } from "./trips.ts";

const methods = ["get", "put", "post", "delete", "patch"] as const;

export interface Operation {
  readonly path: string;
  readonly method: (typeof methods)[number];
  readonly operation: Json;
}

export function operationsOf(document: Json): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );
}

export interface DrawnRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** Random numbers in [0, 1) from a seed, by mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const odd: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2_147_483_648, "", " ", "null", "0"],
  ...[
    "\u0000",
    "\ud800",
    "\u202eevil",
    "é".repeat(300),
    "x".repeat(5000),
    "🧳",
    "a\u0300\u0301",
    "'; drop table trips;--",
  ],
  ...["%00", "../../etc/passwd", "<script>", "{{7*7}}", "NaN", "Infinity", "2030-02-30", "9999-12-31", "0000-00-00"],
  ...["24:00", "2030-05-03T25:00:00Z", "00000000-0000-0000-0000-000000000000", "not-a-uuid", [], {}, [[]], [null]],
  { a: { b: { c: [] } } },
  JSON.parse('{"__proto__": {"admin": true}, "constructor": 1, "toString": 2}'),
];
const dates = ["2030-05-03", "2030-05-04", "2030-05-06", "2031-01-01", "2028-02-29"];
const words = ["Lisbon", "Castle", "Hotel Avenida", "Paris, France", "a flight", "Taxi", "EUR", "food", "in"];

/** The value as it is written in a URL or a form. */
const textOf = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();

/**
 * Generates random requests from an OpenAPI document. Most match its schemas, and many have one unusual value. Ids from
 * earlier answers are used again where a field or parameter has the same name.
 */
export class RequestDrawer {
  private readonly document: Json;
  private readonly random: () => number;
  private readonly known = new Map<string, string[]>();

  constructor(document: Json, seed: number) {
    this.document = document;
    this.random = randomOf(seed);
  }

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.random() * of.length)] as T;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Remembers the ids in an answer, by the name of their field and by the noun that they belong to. */
  learn(value: unknown, name = ""): void {
    if (Array.isArray(value)) for (const it of value.slice(0, 20)) this.learn(it, name.replace(/s$/, ""));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [field, it] of Object.entries(value)) {
      if (typeof it !== "string") this.learn(it, field);
      else if (field === "id") this.remember(`${name}_id`, it);
      else if (/_id$|^trip_code$|^token$|^user_code$/.test(field)) this.remember(field, it);
    }
  }

  draw({ path, method, operation }: Operation): DrawnRequest {
    const query = new URLSearchParams();
    let address = path;
    const headers: Record<string, string> = {};
    for (const { name, in: place, required, schema } of (operation.parameters ?? []) as Json[]) {
      if (place === "path") address = address.replace(`{${name}}`, this.inPath(name, path, schema));
      else if (!required && this.chance(0.5)) continue;
      else if (place === "query") query.set(name, this.text(schema, name));
      else if (place === "header") headers[name] = this.chance(0.9) ? crypto.randomUUID() : "x".repeat(300);
    }
    if (this.chance(0.05)) query.set("surprise", "1");
    const asked = operation.requestBody?.content ?? {};
    const type = this.one(Object.keys(asked).length > 0 ? Object.keys(asked) : ["application/json"]);
    const search = query.size > 0 ? `?${query}` : "";
    const hasBody = method !== "get" && method !== "delete" && (operation.requestBody || this.chance(0.1));
    if (!hasBody) return { method: method.toUpperCase(), path: address + search, headers, body: undefined };
    headers["content-type"] = this.chance(0.98) ? type : this.one(["text/plain", "application/xml", "x"]);
    return {
      method: method.toUpperCase(),
      path: address + search,
      headers,
      body: this.body(type, asked[type]?.schema),
    };
  }

  private body(type: string, schema: Json | undefined): string {
    if (this.chance(0.02)) return this.one(["{", "[]", "null", '"x"', "\u0000", "{}".repeat(3)]);
    if (type === "application/x-www-form-urlencoded") {
      const fields = this.value(schema ?? {}, "", 0);
      const pairs = typeof fields === "object" && fields !== null ? Object.entries(fields) : [];
      return new URLSearchParams(pairs.map(([name, it]): [string, string] => [name, textOf(it)])).toString();
    }
    if (!type.includes("json")) return "%PDF-1.4 nothing";
    return JSON.stringify(this.value(schema ?? {}, "", 0)) ?? "null";
  }

  private inPath(name: string, path: string, schema: Json): string {
    // `{id}` belongs to the noun before it, as in /api/trips/{id}.
    const noun = path.split(`/{${name}}`)[0]?.split("/").at(-1)?.replace(/s$/, "") ?? "";
    const field = name === "id" ? `${noun}_id` : name.replace(/([A-Z])/g, "_$1").toLowerCase();
    const ids = this.known.get(field) ?? this.known.get(name);
    if (ids && this.chance(0.85)) return encodeURIComponent(this.one(ids));
    if (this.chance(0.5)) return crypto.randomUUID();
    return encodeURIComponent(this.text(schema, field).slice(0, 300) || "x");
  }

  private text(schema: Json, name: string): string {
    const value = this.value(schema, name, 1);
    return textOf(value);
  }

  private value(given: Json, name: string, depth: number): unknown {
    if (depth > 0 && this.chance(0.06)) return this.one(odd);
    const schema = this.resolved(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.one(schema.enum as unknown[]);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.value(this.one(choices as Json[]), name, depth);
    const type = Array.isArray(schema.type) ? this.one(schema.type as string[]) : schema.type;
    if (type === "object" || schema.properties) return this.object(schema, depth);
    if (type === "array") return this.list(schema, name, depth);
    if (type === "boolean") return this.chance(0.5);
    if (type === "integer" || type === "number") return this.number(schema, type === "integer");
    if (type === "null") return null;
    if (type === "string") return this.string(schema, name);
    return this.one([...words, 1, true, {}, []]);
  }

  private object(schema: Json, depth: number): Json {
    const required = new Set((schema.required ?? []) as string[]);
    const made: Json = {};
    for (const [field, it] of Object.entries<Json>(schema.properties ?? {})) {
      const wanted = required.has(field) ? this.chance(0.97) : this.chance(depth > 3 ? 0.1 : 0.35);
      if (wanted) made[field] = this.value(it, field, depth + 1);
    }
    if (this.chance(0.04)) made.surprise = this.one(odd);
    return made;
  }

  private list(schema: Json, name: string, depth: number): unknown[] {
    const length = this.one([0, 1, 1, 2, 3]);
    const items = (schema.items ?? schema.prefixItems?.[0] ?? {}) as Json;
    return Array.from({ length }, () => this.value(items, name.replace(/s$/, ""), depth + 1));
  }

  private number(schema: Json, whole: boolean): number {
    const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
    const most = Math.min(Number(schema.maximum ?? schema.exclusiveMaximum ?? least + 50), least + 1000);
    const drawn = least + this.random() * (most - least);
    if (this.chance(0.1)) return this.one([least, most, least - 1, most + 1]);
    return whole ? Math.round(drawn) : Math.round(drawn * 100) / 100;
  }

  private string(schema: Json, name: string): string {
    const ids = this.known.get(name);
    if (ids && this.chance(0.9)) return this.one(ids);
    if (schema.format === "uuid") return crypto.randomUUID();
    if (schema.format === "date" || /date|start$|end$/.test(name)) return this.one(dates);
    if (schema.format === "date-time")
      return new Date(Date.now() - Math.floor(this.random() * 3_600_000)).toISOString();
    if (schema.format === "email") return `${crypto.randomUUID()}@example.com`;
    if (schema.format === "uri" || name === "url")
      return this.one(["https://nowhere.invalid/a", "http://127.0.0.1/", "x:"]);
    if (/time/.test(name)) return this.one(["09:00", "12:30", "23:59"]);
    if (/currency/.test(name)) return this.one(["EUR", "USD", "JPY", "XXX"]);
    const text = this.one(words);
    return text.slice(0, Number(schema.maxLength ?? 200));
  }

  private resolved(schema: Json): Json {
    if (typeof schema.$ref !== "string") return schema;
    let at: Json = this.document;
    for (const part of schema.$ref.replace(/^#\//, "").split("/")) at = at?.[part] as Json;
    return at ?? {};
  }

  private remember(name: string, id: string): void {
    const ids = this.known.get(name) ?? [];
    if (ids.includes(id)) return;
    ids.push(id);
    // Keep the newest ids, whose objects most likely still exist.
    if (ids.length > 30) ids.shift();
    this.known.set(name, ids);
  }
}
