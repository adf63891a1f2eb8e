type Json = Readonly<Record<string, unknown>>;

/** Larger objects get a name, so that each is written once. */
const MOST_FIELDS_INLINE = 3;

/** TypeScript of JSON Schemas; objects of the same shape are one interface. */
export class TypeScriptTypes {
  /** The text of each interface by its name, in the order in which they were met. */
  readonly interfaces = new Map<string, string>();
  readonly #names = new Map<string, string>();

  /** @param name what an object is called when it has to have a name */
  of(schema: unknown, name: string): string {
    if (typeof schema !== "object" || schema === null) return "unknown";
    const { type, enum: values, const: only, anyOf, oneOf, items, properties } = schema as Json;
    if (only !== undefined) return JSON.stringify(only);
    if (Array.isArray(values)) return values.map((it) => JSON.stringify(it)).join(" | ");
    const either = anyOf ?? oneOf;
    if (Array.isArray(either)) return [...new Set(either.map((it) => this.of(it, name)))].join(" | ");
    if (Array.isArray(type)) return type.map((it) => this.of({ ...schema, type: it }, name)).join(" | ");
    if (type === "array") return items === undefined ? "readonly unknown[]" : this.#list(items, name);
    if (type === "object") return this.#object(schema as Json, (properties ?? {}) as Json, name);
    return plain[String(type)] ?? "unknown";
  }

  #list(items: unknown, name: string): string {
    const item = this.of(items, singular(name));
    return /^[\w]+$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`;
  }

  #object(schema: Json, properties: Json, name: string): string {
    const fields = Object.entries(properties);
    const more = schema.additionalProperties;
    if (fields.length === 0)
      return `Readonly<Record<string, ${typeof more === "object" ? this.of(more, singular(name)) : "unknown"}>>`;
    const required = new Set((schema.required ?? []) as readonly string[]);
    const lines = fields.map(([field, it]) => {
      const written = /^\w+$/.test(field) ? field : JSON.stringify(field);
      const { description } = it as { description?: string };
      const comment = description === undefined ? "" : `  /** ${description.replaceAll("*/", "*\\/")} */\n`;
      const optional = required.has(field) ? "" : "?";
      const type = this.of(it, pascal(field));
      return `${comment}  readonly ${written}${optional}: ${type}${optional && " | undefined"};`;
    });
    if (fields.length <= MOST_FIELDS_INLINE && !lines.some((it) => it.includes("/**")))
      return `{ ${lines.map((it) => it.trim().replace(/;$/, "")).join("; ")} }`;
    return this.#named(lines.join("\n"), name);
  }

  #named(body: string, wanted: string): string {
    const known = this.#names.get(body);
    if (known !== undefined) return known;
    let name = wanted;
    for (let number = 2; this.interfaces.has(name); number += 1) name = `${wanted}${number}`;
    this.#names.set(body, name);
    this.interfaces.set(name, `export interface ${name} {\n${body}\n}`);
    return name;
  }
}

const plain: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

export const pascal = (name: string): string =>
  name.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const camel = (name: string): string => {
  const whole = pascal(name);
  return `${whole.charAt(0).toLowerCase()}${whole.slice(1)}`;
};

const singular = (name: string): string => name.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
