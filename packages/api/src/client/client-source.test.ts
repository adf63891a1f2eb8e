import { expect, it } from "vitest";
import { clientSource } from "./client-source.ts";
import { TypeScriptTypes } from "./typescript-types.ts";

it("has a constant for each verb that a key can call by REST, and none for people alone", () => {
  const source = clientSource();
  expect(source).toContain(`export const getTrip = /* @__PURE__ */ verb<
  GetTripInput,
  GetTripAnswer
>("get_trip", "GET", "/api/trips/{trip_id}");`);
  expect(source).toMatch(/verb<\s+AddActivityInput,\s+AddActivityAnswer \| Proposed\s+>/);
  expect(source).not.toContain("changePassword");
});

it("objects of the same shape are one interface, and others get names of their own", () => {
  const types = new TypeScriptTypes();
  const place = { type: "object", properties: { name: { type: "string", description: "As written" } } };
  const list = { type: "array", items: place };
  const schema = {
    type: "object",
    required: ["places"],
    properties: {
      places: list,
      others: { anyOf: [list, { type: "null" }] },
      kind: { enum: ["food", "sight"] },
      point: { type: "object", required: ["lat"], properties: { lat: { type: ["number", "null"] } } },
      more: { type: "object", additionalProperties: { type: "integer" } },
    },
  };
  expect(types.of(schema, "Answer")).toBe("Answer");
  expect(types.of({ ...place, required: ["name"] }, "Place")).toBe("Place2");
  expect([...types.interfaces.values()].join("\n")).toBe(`export interface Place {
  /** As written */
  readonly name?: string | undefined;
}
export interface Answer {
  readonly places: readonly Place[];
  readonly others?: readonly Place[] | null | undefined;
  readonly kind?: "food" | "sight" | undefined;
  readonly point?: { readonly lat: number | null } | undefined;
  readonly more?: Readonly<Record<string, number>> | undefined;
}
export interface Place2 {
  /** As written */
  readonly name: string;
}`);
});
