import { expect, it } from "vitest";
import { watchServer } from "./watch-server.ts";

it("tries again with growing pauses, and gives up with the reason", async () => {
  const pauses: number[] = [];
  let restarts = 0;
  const reason = await new Promise<Error>((resolve) => {
    watchServer({
      isServing: () => false,
      restart: async () => {
        restarts += 1;
        throw new Error("the disk is full");
      },
      log: () => {},
      onLost: resolve,
      pause: async (ms) => void pauses.push(ms),
    });
  });
  expect(reason.message).toBe("the disk is full");
  expect(restarts).toBe(7);
  // The first pause is the interval of the check.
  expect(pauses).toEqual([500, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
});
