import { capabilityOf } from "@caravan/core/agents/capability-wire";
import type { Verb } from "@caravan/core/kernel/define";
import { warningsWire } from "@caravan/core/wire/trip";
import { nearestNames } from "@caravan/domain/nearest-name";
import type { Warning } from "@caravan/domain/trip/warning";
import { z } from "zod";

/** Any answer may contain these warnings, also of verbs without warnings of their own. */
export const warningsSchema: Readonly<Record<string, unknown>> = (() => {
  const { $schema: _, ...schema } = z.toJSONSchema(warningsWire.unwrap(), { io: "output" });
  return { ...schema, description: warningsWire.description };
})();

/** Fields that the verb does not know. They are ignored with a warning, so that a typo is noticed. */
export function unknownFields(verb: Verb, sent: Readonly<Record<string, unknown>>): Warning[] {
  const known = propertiesOf(verb);
  return Object.keys(sent)
    .filter((key) => !Object.hasOwn(known, key))
    .slice(0, 20)
    .map((key) => {
      const near = nearestField(key, Object.keys(known));
      const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
      return {
        code: "unknown_field",
        message: `"${key.slice(0, 80)}" is not a field here and was ignored.${meant}`,
        path: key.slice(0, 80),
      };
    });
}

/** By its letters alone, `id` is near to nothing: the first id of a call is what it is about. */
const nearestField = (key: string, known: readonly string[]) =>
  key === "id" ? known.find((it) => it.endsWith("_id")) : nearestNames(key, known, 1)[0];

/** JSON Schema of each input field. */
export function propertiesOf(verb: Verb): Readonly<Record<string, { type?: unknown; anyOf?: unknown }>> {
  const properties = capabilityOf(verb).input_schema.properties;
  return (properties ?? {}) as Record<string, { type?: unknown }>;
}

export function withWarnings(output: object, warnings: readonly Warning[]): object {
  if (warnings.length === 0) return output;
  const own = "warnings" in output && Array.isArray(output.warnings) ? output.warnings : [];
  return { ...output, warnings: [...own, ...warnings] };
}
