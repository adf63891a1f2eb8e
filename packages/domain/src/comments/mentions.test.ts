import { describe, expect, it } from "vitest";
import { mentionedIn } from "./mentions.ts";

const people = [
  { id: "1", name: "Ana Martins" },
  { id: "2", name: "Ben" },
  { id: "3", name: "Ben Okafor" },
  { id: "4", name: "João" },
  { id: "5", name: "Sam Lee" },
  { id: "6", name: "Sam Ito" },
];

describe("mentions", () => {
  it.each([
    ["nobody without an @", "Ana Martins, have a look", []],
    ["a whole name", "What do you say, @Ana Martins?", ["1"]],
    ["a name in any case", "@ana martins", ["1"]],
    ["a first name that only one has", "@Ana, please book", ["1"]],
    ["no first name that two have", "@Sam, please book", []],
    ["the longest name that fits", "@Ben Okafor and @Ben", ["3", "2"]],
    ["accents, however they are encoded", "@Jo\u0061\u0303o", ["4"]],
    ["nobody whose name only begins so", "@Benedict", []],
    ["nobody in an e-mail address", "write to host@ben.example", []],
    ["each once", "@Ben @Ben", ["2"]],
    ["a name in brackets, and before an apostrophe", "(@Ben's idea)", ["2"]],
  ])("finds %s", (_, text, ids) => {
    expect(mentionedIn(text, people)).toEqual(ids);
  });

  it("finds everybody of one name", () => {
    const twins = [
      { id: "1", name: "Kim" },
      { id: "2", name: "kim" },
    ];
    expect(mentionedIn("@Kim", twins)).toEqual(["1", "2"]);
  });

  it("finds nobody without a name", () => {
    expect(mentionedIn("@", [{ id: "1", name: " " }])).toEqual([]);
  });
});
