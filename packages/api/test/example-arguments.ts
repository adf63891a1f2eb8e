import type { Verb } from "@caravan/core/kernel/define";

/**
 * The first example of a verb for which these ids are enough; they replace the invented ones.
 *
 * @throws when every example names something else that has to exist
 */
export function exampleArguments(
  verb: Pick<Verb, "name" | "examples">,
  ids: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const namesAnId = (field: string) => /(?:^|_)(?:id|ids|code|token)$/.test(field);
  const fitting = verb.examples.find((it) => Object.keys(it).every((field) => field in ids || !namesAnId(field)));
  if (!fitting) throw new Error(`${verb.name} has no example that ${Object.keys(ids).join(", ")} complete`);
  const fields = Object.entries(fitting);
  return Object.fromEntries(fields.map(([field, value]) => [field, ids[field] ?? value]));
}
