import { describe, expect, it } from "vitest";
import type { Sending } from "@/features/api-client/index.ts";
import { type Confirmation, ImportQueue, type Unread } from "./import-queue.ts";

const confirmation = (id: string) => ({ id, segments: [{}, {}] }) as unknown as Confirmation;
const refusal = { data: { httpStatus: 422, domain: { code: "nothing_recognised", message: "Nothing." } } };

describe("the import queue", () => {
  it("reads one at a time, and continues after an error", async () => {
    const queue = new ImportQueue();
    const order: string[] = [];
    const unread = (name: string, answer: () => Confirmation): Unread => ({
      name,
      async read() {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return answer();
      },
    });
    const fails = () => {
      throw refusal;
    };
    await queue.add([unread("a", () => confirmation("1")), unread("b", fails), unread("c", () => confirmation("2"))]);
    expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
    expect(queue.entries.map((it) => [it.name, it.state, it.confirmationId, it.found])).toEqual([
      ["a", "read", "1", 2],
      ["b", "failed", null, 0],
      ["c", "read", "2", 2],
    ]);
    expect(queue.entries[1]?.problem?.code).toBe("nothing_recognised");
    expect(queue.done("1")?.confirmationId).toBe("2");
    expect(queue.done("2")).toBeUndefined();
  });

  it("aborts a removed one, and reads the next", async () => {
    const queue = new ImportQueue();
    const begun = Promise.withResolvers<void>();
    const endless = ({ signal }: Sending) =>
      new Promise<Confirmation>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        begun.resolve();
      });
    const all = queue.add([
      { name: "endless", read: endless },
      { name: "next", read: async () => confirmation("1") },
    ]);
    await begun.promise;
    queue.drop(queue.entries[0]?.id ?? 0);
    await all;
    expect(queue.entries.map((it) => [it.name, it.state])).toEqual([["next", "read"]]);
  });

  it("retries what could not be sent", async () => {
    const queue = new ImportQueue();
    let times = 0;
    const read = async () => {
      times += 1;
      if (times === 1) throw new TypeError("the file could not be sent");
      return confirmation("1");
    };
    await queue.add([{ name: "a", read }]);
    expect(queue.entries[0]?.problem?.code).toBe("offline");
    await queue.retry(queue.entries[0]?.id ?? 0);
    expect(queue.entries[0]?.state).toBe("read");
  });
});
