import { expect, it } from "vitest";
import { passwords } from "./passwords.ts";

it("are hashed by argon2id with at least 19 MiB and two passes, and a salt of their own", async () => {
  const [one, two] = [await passwords.hash("correct horse"), await passwords.hash("correct horse")];
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(one) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(one).not.toBe(two);
  expect(await passwords.verify(one, "correct horse")).toBe(true);
  expect(await passwords.verify(one, "correct horse ")).toBe(false);
});
