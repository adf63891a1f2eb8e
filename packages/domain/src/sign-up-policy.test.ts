import { describe, expect, it } from "vitest";
import { type SignUpPolicy, signUpRefusal } from "./sign-up-policy.ts";

const proved = { email: "ana@example.com", proved: true, invited: false };
const policy = (mode: SignUpPolicy["mode"], ...domains: string[]): SignUpPolicy => ({ mode, domains });

describe("an account may be created", () => {
  it.each([
    ["by anybody while sign-up is open", policy("open"), { ...proved, proved: false }, null],
    ["by nobody while it is closed", policy("closed"), { ...proved, invited: true }, "closed"],
    ["with an invitation", policy("invited"), { ...proved, invited: true }, null],
    ["not without one", policy("invited"), proved, "invited_only"],
    ["with a proved address of a listed domain", policy("open", "example.com"), proved, null],
    ["not with one that only looks like it", policy("open", "ample.com"), proved, "other_domain"],
    ["not of a domain below", policy("open", "com"), proved, "other_domain"],
    ["not with @ in its name", policy("open", "x.com"), { ...proved, email: '"a@x.com"@example.org' }, "other_domain"],
    ["not with an unproved one", policy("open", "example.com"), { ...proved, proved: false }, "address_unprovable"],
    ["not by invitation with another domain", policy("invited", "x.com"), { ...proved, invited: true }, "other_domain"],
  ] as const)("%s", (_, rule, candidate, expected) => {
    expect(signUpRefusal(rule, candidate)).toBe(expected);
  });
});
