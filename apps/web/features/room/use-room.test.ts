import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { readAgain } from "./use-room.ts";

/** A screen with a list, and a server that answers on command. */
function screen() {
  const cache = new QueryClient();
  const answers: ((list: string[]) => void)[] = [];
  const queryKey = [["proposals", "list"], { input: { trip_id: "trip" } }];
  const shown = new QueryObserver(cache, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const stop = shown.subscribe(() => undefined);
  return { cache, answers, which: { queryKey: [["proposals"]] }, data: () => shown.getCurrentResult().data, stop };
}

it("reads again when an event arrives during the first read", async () => {
  const { cache, answers, which, data, stop } = screen();
  readAgain(cache, which);
  expect(answers).toHaveLength(1);
  // The answer from before the change.
  answers[0]?.([]);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(["A long weekend"]);
  await expect.poll(data).toEqual(["A long weekend"]);
  stop();
});

it("reads again once after the first read", async () => {
  const { cache, answers, which, data, stop } = screen();
  answers[0]?.([]);
  await expect.poll(data).toEqual([]);
  readAgain(cache, which);
  expect(answers).toHaveLength(2);
  answers[1]?.(["A long weekend"]);
  await expect.poll(data).toEqual(["A long weekend"]);
  expect(answers).toHaveLength(2);
  stop();
});
