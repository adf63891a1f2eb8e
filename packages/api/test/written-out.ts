// biome-ignore lint/suspicious/noExplicitAny: an untyped document
type Json = Record<string, any>;

/** Schemas that tests expect as references. */
const kept = /\/(?:Error|OAuthError|Proposed|CapabilityDefinition|PlanProgress|PlannedDay)$/;

/** An OpenAPI document with what its components share put back where it is used, and security and summary of each operation. */
export function writtenOut(document: Json): Json {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const { $ref } = value as Json;
    if (typeof $ref !== "string" || ($ref.startsWith("#/components/schemas/") && kept.test($ref)))
      return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, resolve(it)]));
    const target = $ref
      .slice(2)
      .split("/")
      .reduce<Json | undefined>((at, part) => at?.[part], document);
    if (!target) throw new Error(`${$ref} leads nowhere`);
    return resolve(target);
  };
  const { paths, components, security } = document;
  const secured = Object.fromEntries(
    Object.entries(resolve(paths) as Record<string, Json>).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, it]) => [method, { security, ...(it as Json) }])),
    ]),
  );
  return { ...document, paths: secured, components: { ...components, schemas: resolve(components.schemas) } };
}
