import { afterAll, expect } from "vitest";
import { refuseOutside } from "./outside-connections.ts";

// Vitest's setup file, which runs once for each file of tests, in processes that may have run others before.
const key = Symbol.for("caravan.reachedOutside");
const known = globalThis as { [key]?: string[] };
if (!known[key]) {
  const reached: string[] = [];
  known[key] = reached;
  refuseOutside((host) => reached.push(host));
}
afterAll(() => expect(known[key]?.splice(0), "hosts outside that were reached for").toEqual([]));
