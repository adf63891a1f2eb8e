import { capabilities } from "@caravan/core/agents/capability-wire";
import { expect, it } from "vitest";
import { describedVerbs } from "../agents/action-tools.ts";
import { listTools } from "./tools.ts";

const { tools } = listTools();
const whole = new Map(capabilities(describedVerbs()).map((it) => [it.name, it.input_schema]));

it("the listing of tools is short enough to be read whole", () => {
  expect(JSON.stringify({ tools }).length).toBeLessThan(45_000);
});

it("at most sixteen tools are listed beyond the forty of the interface", () => {
  expect(tools.length).toBeLessThanOrEqual(56);
});

it.each(tools.map((it) => [it.name, it] as const))("%s has every argument of its schema", (name, { inputSchema }) => {
  const { properties = {}, required } = whole.get(name) as { properties?: object; required?: readonly string[] };
  expect(Object.keys(inputSchema.properties ?? {})).toEqual(Object.keys(properties));
  expect(inputSchema.required).toEqual(required);
});

it("says of a field in the same words only once", () => {
  const said = tools.flatMap(({ inputSchema }) =>
    Object.entries((inputSchema.properties ?? {}) as Record<string, { description?: string }>).flatMap(
      ([field, { description }]) => (description === undefined ? [] : [`${field} ${description}`]),
    ),
  );
  expect(said.filter((it, index) => said.indexOf(it) !== index)).toEqual([]);
});
