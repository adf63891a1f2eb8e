import { describe, expect, it } from "vitest";
import { z } from "zod";
import "./validation-messages.ts";

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe("the message for an invalid input", () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ["a missing field", z.string(), undefined, "is required"],
    ["a missing choice", z.enum(["a", "b"]), undefined, "is required"],
    ["a number for text", z.string(), 7, "must be text"],
    ["text for a number", z.number(), "7", "must be a number"],
    ["half a number", z.number().int(), 1.5, "must be a whole number"],
    ["text for a switch", z.boolean(), "yes", "must be true or false"],
    ["one for many", z.array(z.string()), "a", "must be a list"],
    ["a list for an object", z.object({}), [], "must be an object"],
    ["another choice", z.enum(["budget", "comfort"]), "cheap", "must be one of budget, comfort"],
    ["another word", z.literal("edit"), "cut", "must be edit"],
    ["no id", z.guid(), "trip-1", "must be a UUID"],
    ["no address of a person", z.email(), "ana", "must be an email address"],
    ["too long a text", z.string().max(255), "x".repeat(256), "must have at most 255 characters"],
    ["too many", z.array(z.string()).max(1), ["a", "b"], "must have at most 1 entry"],
    ["too few", z.array(z.string()).min(2), ["a"], "must have at least 2 entries"],
    ["too large a number", z.number().max(20), 21, "must be at most 20"],
    ["too small a number", z.number().min(1), 0, "must be at least 1"],
    ["none of several kinds", z.union([z.string(), z.number()]), true, "must be text or a number"],
    [
      "part of one of several",
      z.union([z.object({ max: z.number() }), z.number()]),
      { max: "7" },
      "max must be a number",
    ],
    ["words of its own", z.string().regex(/^a/, "must begin with a"), "b", "must begin with a"],
  ])("%s", (_, schema, value, words) => expect(said(schema, value)).toBe(words));
});
