import { describe, expect, it } from "vitest";
import { keptResults } from "./kept-results.ts";

function counted(kept: ReturnType<typeof keptResults<string | null>>) {
  const made: string[] = [];
  const ask = (key: string, result: string | null = key) =>
    kept(key, async () => {
      made.push(key);
      return result;
    });
  return { made, ask };
}

describe("a result", () => {
  it("is made once, also for those who ask while it is being made", async () => {
    const { made, ask } = counted(keptResults(10, (it) => it?.length ?? null));
    expect(await Promise.all([ask("one"), ask("one")])).toEqual(["one", "one"]);
    expect(await ask("one")).toBe("one");
    expect(made).toEqual(["one"]);
  });

  it("is made again when others have been used since that are too large together", async () => {
    const { made, ask } = counted(keptResults(10, (it) => it?.length ?? null));
    for (const key of ["first", "other", "first", "third", "first", "other"]) await ask(key);
    expect(made).toEqual(["first", "other", "third", "other"]);
  });

  it("without a size is made again next time, and one that failed too", async () => {
    const { made, ask } = counted(keptResults(10, (it) => it?.length ?? null));
    expect(await ask("none", null)).toBeNull();
    expect(await ask("none", "there")).toBe("there");
    expect(made).toEqual(["none", "none"]);
    const kept = keptResults<string>(10, (it) => it.length);
    await expect(kept("broken", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await kept("broken", async () => "mended")).toBe("mended");
  });

  it("that is larger than everything together is not kept", async () => {
    const { made, ask } = counted(keptResults(3, (it) => it?.length ?? null));
    await ask("large");
    await ask("large");
    expect(made).toEqual(["large", "large"]);
  });
});
