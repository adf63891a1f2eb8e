/** An object of JSON-LD, or an item of microdata in the same shape. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const MOST_TYPES = 10;

/** Its types in lower case, without the vocabulary: "https://schema.org/Hotel" and "schema:Hotel" are "hotel". */
export function typesOf(node: Node): string[] {
  return listOf(node["@type"])
    .slice(0, MOST_TYPES)
    .flatMap((it) => (typeof it === "string" && it.length < 200 ? [it.replace(/^.*[/#:]/, "").toLowerCase()] : []));
}

/** The first text of a property: itself, in a list, its `@value`, or the name of the node that it refers to. */
export function textOf(value: unknown): string | null {
  for (const it of listOf(value).slice(0, MOST_TYPES)) {
    if (typeof it === "string" && it.trim() !== "") return it;
    if (typeof it === "number") return String(it);
    if (!isNode(it)) continue;
    const inner = it["@value"] ?? it.name;
    if (typeof inner === "string" && inner.trim() !== "") return inner;
    if (Array.isArray(inner) && typeof inner[0] === "string") return inner[0];
  }
  return null;
}

export const nameOf = (node: Node) => textOf(node.name) ?? textOf(node.headline) ?? textOf(node.alternateName);
