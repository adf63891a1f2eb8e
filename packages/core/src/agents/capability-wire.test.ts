import * as f from "@caravan/domain/fields";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { command, query } from "../kernel/define.ts";
import { capabilityOf } from "./capability-wire.ts";
import { commonConventions } from "./common-conventions.ts";

const fields = z.object({ title: f.tripTitle, start_date: f.calendarDate }).partial();
const rename = command({
  name: "rename",
  description: "Renames a trip. Use it when its name is wrong.",
  audience: "trips:write",
  capability: true,
  approval: "proposes",
  errors: ["stale_revision"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", title: "Lisbon" }],
  input: z.object({ trip_id: f.id, ...fields.shape, days: z.number().int(), before: fields.optional() }),
  output: z.object({}),
  run: async () => ({}),
});
const look = query({
  name: "look",
  description: "Looks at a trip.",
  audience: "trips:read",
  capability: true,
  input: z.object({ place: z.object({ lat: z.number(), lng: z.number() }) }),
  output: z.object({}),
  run: async () => ({}),
});

describe("the published schema", () => {
  const properties = capabilityOf(rename).input_schema.properties;

  it("leaves out patterns of ids and the bounds of all integers", () => {
    expect(properties).toMatchObject({ days: { type: "integer" } });
    expect((properties as { trip_id: unknown }).trip_id).toEqual({ type: "string", format: "uuid" });
    expect((properties as { days: unknown }).days).toEqual({ type: "integer" });
  });

  it("leaves out refinements of fields that it lists anyway, and the verb still validates them", () => {
    expect((properties as { before: unknown }).before).toEqual({ type: "object" });
    const sent = { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", days: 1 };
    expect(rename.input.safeParse({ ...sent, before: { start_date: "2030-05-03" } }).success).toBe(true);
    expect(rename.input.safeParse({ ...sent, before: { start_date: "in May" } }).success).toBe(false);
  });

  it("keeps refinements of fields that it does not list otherwise", () => {
    expect(capabilityOf(look).input_schema.properties).toMatchObject({
      place: { properties: { lat: { type: "number" }, lng: { type: "number" } } },
    });
  });
});

describe("a capability", () => {
  it("says what happens with a key that needs approval, only when the capability changes something", () => {
    expect(capabilityOf(rename).approval).toBe("proposes");
    expect(capabilityOf(look).approval).toBeNull();
  });

  it("that can become a proposal lists the error for too many proposals", () => {
    expect(capabilityOf(rename).errors).toEqual(["stale_revision", "too_many_proposals"]);
  });
});

describe("the common conventions", () => {
  const codes = (verbs: Parameters<typeof capabilityOf>[0][]) =>
    commonConventions(verbs.map(capabilityOf)).errors.map((it) => it.code);

  it("explain every error code of the capabilities and of all calls once", () => {
    expect(codes([look])).toContain("validation_failed");
    expect(codes([look])).not.toContain("stale_revision");
    expect(codes([look, rename, rename]).filter((it) => it === "stale_revision")).toEqual(["stale_revision"]);
  });
});
