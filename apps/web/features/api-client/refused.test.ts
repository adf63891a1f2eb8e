import { expect, it } from "vitest";
import { domainError, saidIn } from "./domain-error.ts";
import { Refused } from "./refused.ts";

it("is read like an error of the tRPC client", () => {
  const error = { code: "stale_revision", message: "The trip has changed.", details: [] };
  const refused = new Refused(409, saidIn({ success: false, error }));
  expect(refused.message).toBe("The trip has changed.");
  expect(domainError(refused)).toEqual({ ...error, status: 409 });
});

it.each([null, {}, { error: "Bad gateway" }, { error: { message: "No." } }])(
  "takes %j for no word of ours, and keeps the status",
  (body) => expect(domainError(new Refused(502, saidIn(body)))).toMatchObject({ code: "internal", status: 502 }),
);
