import { expect, it } from "vitest";
import { uploadPaces } from "./upload-pace.ts";

it("lets two megabytes of an account come at once and then sixteen a second, however many files there are", () => {
  let time = 0;
  const paceOf = uploadPaces(() => time);
  const [first, second] = [paceOf("ana"), paceOf("ana")];
  expect(first(1_000_000)).toBe(0);
  expect(second(1_000_000)).toBe(0);
  expect(first(160_000)).toBe(10);
  expect(second(160_000)).toBe(20);
  expect(paceOf("rui")(2_000_000)).toBe(0);
  time = 20;
  expect(first(0)).toBe(0);
  expect(first(16_000)).toBe(1);
  // An account that sent nothing for an hour has saved up no more than the burst.
  time = 3_600_000;
  expect(first(2_000_000)).toBe(0);
  expect(first(16_000)).toBe(1);
});
