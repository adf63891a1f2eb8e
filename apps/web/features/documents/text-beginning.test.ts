import { describe, expect, it } from "vitest";
import { beginningIn } from "./text-beginning.ts";

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer;

describe("a text of this device", () => {
  it("is whole where it is short, and says so", () => {
    expect(beginningIn(bytesOf("\uFEFFRing twice, Évora"))).toEqual({ text: "Ring twice, Évora", text_cut: false });
    expect(beginningIn(bytesOf(`\uFEFF${"日".repeat(20_000)}`))).toEqual({
      text: "日".repeat(20_000),
      text_cut: false,
    });
  });

  it.each(["a", "é", "日"])("is its beginning where it is long, in letters like %s", (letter) => {
    expect(beginningIn(bytesOf(letter.repeat(500_000)))).toEqual({ text: letter.repeat(20_000), text_cut: true });
  });

  it("is not cut through a letter", () => {
    const { text, text_cut } = beginningIn(bytesOf(`a${"🚋".repeat(20_000)}`));
    expect([text.isWellFormed(), text_cut]).toEqual([true, true]);
  });
});
