import { describe, expect, it } from "vitest";
import { mentionDraft, mentionedParts, withMention } from "./mention-draft.ts";

const names = ["Ana Martins", "Anton", "Ben (1)"];

describe("a mention that is being typed", () => {
  it("offers the names that begin so", () => {
    expect(mentionDraft("Hello @an", 9, names)).toEqual({ at: 6, names: ["Ana Martins", "Anton"] });
    expect(mentionDraft("@", 1, names)?.names).toEqual(names);
  });

  it("offers nothing in an address, behind the name, and without an @", () => {
    for (const [text, caret] of [
      ["me@an", 5],
      ["@Anton ", 7],
      ["Anton", 5],
      ["@an\nd", 5],
    ] as const)
      expect(mentionDraft(text, caret, names)).toBeNull();
  });

  it("is completed in its place", () => {
    expect(withMention("Hi @an, ok", 6, 3, "Anton")).toEqual({ text: "Hi @Anton , ok", caret: 10 });
  });
});

describe("a text with mentions", () => {
  it("is shown in pieces", () => {
    expect(mentionedParts("Yes, @Ana Martins and @ben (1)!", ["Ana Martins", "Ben (1)"])).toEqual([
      { text: "Yes, ", mention: false },
      { text: "@Ana Martins", mention: true },
      { text: " and ", mention: false },
      { text: "@ben (1)", mention: true },
      { text: "!", mention: false },
    ]);
    expect(mentionedParts("@Ana.", ["Ana Martins"])[0]).toEqual({ text: "@Ana", mention: true });
    expect(mentionedParts("Nobody", [])).toEqual([{ text: "Nobody", mention: false }]);
  });
});
