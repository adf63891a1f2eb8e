import { expect, it } from "vitest";
import { argumentsOf, asCurl, type ConsoleVerb, firstArguments, readArguments } from "./verbs.ts";

const verb: ConsoleVerb = {
  ...{ name: "add_activity", description: "Adds one", scope: "trips:write", read_only: false, destructive: false },
  input_schema: {
    properties: {
      note: { type: ["string", "null"], description: "Why" },
      trip_id: { type: "string" },
      kind: { anyOf: [{ enum: ["dining", "museum"] }, { type: "null" }] },
    },
    required: ["trip_id"],
  },
  examples: [{ trip_id: "0197a1c4", note: "Ana's wish" }],
};

it("lists what a verb needs first, with its kinds and choices", () => {
  expect(argumentsOf(verb)).toEqual([
    { name: "trip_id", kind: "string", required: true, description: "" },
    { name: "note", kind: "string | null", required: false, description: "Why" },
    { name: "kind", kind: "dining | museum | null", required: false, description: "" },
  ]);
});

it("begins with the example, on a trip of the caller, or with what is needed", () => {
  expect(JSON.parse(firstArguments(verb, null))).toEqual(verb.examples[0]);
  expect(JSON.parse(firstArguments(verb, "own"))).toEqual({ trip_id: "own", note: "Ana's wish" });
  expect(JSON.parse(firstArguments({ ...verb, examples: [] }, null))).toEqual({ trip_id: "" });
});

it.each([
  ["", {}],
  ['{"a": 1}', { a: 1 }],
  ["[1]", undefined],
  ["null", undefined],
  ["{a: 1}", undefined],
])("reads the arguments %j", (text, expected) => {
  expect(readArguments(text)).toEqual(expected);
});

it("words a call for a shell, whose quotes survive and which has no key in it", () => {
  const words = asCurl("https://trips.example", "add_activity", { note: "Ana's wish" });
  expect(words).toContain(`-d '{"capability":"add_activity","arguments":{"note":"Ana'\\''s wish"}}'`);
  expect(words).toContain("Bearer $CARAVAN_KEY");
});
