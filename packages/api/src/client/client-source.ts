import { answerSchema } from "@caravan/core/agents/published-schema";
import type { Verb } from "@caravan/core/kernel/define";
import { z } from "zod";
import { routedVerbs } from "../router.ts";
import { camel, pascal, TypeScriptTypes } from "./typescript-types.ts";

/** `packages/client/src/generated/verbs.ts`: what a key can call by REST, with the types of input and answer, from the router. */
export function clientSource(): string {
  const types = new TypeScriptTypes();
  const constants = routedVerbs()
    .map(({ verb }) => verb)
    .filter((it) => it.rest !== undefined && isForKeys(it))
    .map((it) => constantOf(it, types));
  return [
    "// Made from the router by tools/client.ts, and not kept in the repository.",
    'import { type Proposed, verb } from "../verb.ts";',
    "",
    ...[...types.interfaces.values()].flatMap((it) => [it, ""]),
    ...constants,
  ].join("\n");
}

/** The rest is for people in a browser of their own, or needs nobody. */
const isForKeys = ({ audience }: Verb): boolean => audience === "signed_in" || audience.includes(":");

function constantOf(verb: Verb, types: TypeScriptTypes): string {
  const { method, path, params = {} } = verb.rest as NonNullable<Verb["rest"]>;
  const schema = z.toJSONSchema(verb.input, { io: "input", unrepresentable: "any" }) as Record<string, unknown>;
  const input = types.of(schema, `${pascal(verb.name)}Input`);
  const output = types.of(answerSchema(verb, "inline"), `${pascal(verb.name)}Answer`);
  const answer = verb.approval === "proposes" ? `${output} | Proposed` : output;
  const written = path.replace(/\{(\w+)\}/g, (_, name: string) => `{${params[name] ?? name}}`);
  return `/** ${verb.description.replaceAll("*/", "*\\/")} */
export const ${camel(verb.name)} = /* @__PURE__ */ verb<
  ${input},
  ${answer}
>("${verb.name}", "${method}", "${written}");
`;
}
