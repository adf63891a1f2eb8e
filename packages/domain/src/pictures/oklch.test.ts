import { expect, it } from "vitest";
import { hexOf } from "./oklch.ts";

it("gives the colours that browsers show", () => {
  expect(hexOf(1, 0, 0)).toBe("#ffffff");
  expect(hexOf(0, 0, 0)).toBe("#000000");
  expect(hexOf(0.627955, 0.257683, 29.2339)).toBe("#ff0000");
  expect(hexOf(0.86644, 0.294827, 142.4953)).toBe("#00ff00");
  expect(hexOf(0.452014, 0.313214, 264.052)).toBe("#0000ff");
  // Outside of sRGB.
  expect(hexOf(0.7, 0.4, 150)).toMatch(/^#00[\da-f]{4}$/);
});
