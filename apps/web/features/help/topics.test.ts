import { describe, expect, it } from "vitest";
import { searchTopics, topicGroups } from "./topics.ts";

const questions = (query: string) => searchTopics(query).flatMap((group) => group.topics.map((it) => it.question));

describe("the search of the help page", () => {
  it("finds topics that have every word, in question or answer, whatever their case", () => {
    expect(questions("OFFLINE map")).toEqual(["Does it work offline?"]);
    expect(questions("calendar address")).toEqual(["How do I get the trip into my calendar or another app?"]);
  });

  it("has everything for an empty query, and nothing for what nobody wrote about", () => {
    expect(searchTopics("  ")).toEqual(topicGroups());
    expect(searchTopics("submarine")).toEqual([]);
  });

  it("has each question once", () => {
    expect(new Set(questions("")).size).toBe(questions("").length);
  });
});
