import { describe, expect, it } from "vitest";
import { authorName, describeAdded, webAddress } from "./messages.ts";
import type { Candidate, Inspired } from "./model/types.ts";

describe("a source", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "not an address", null])(
    "%j is never a link",
    (url) => {
      expect(webAddress(url)).toBeNull();
    },
  );

  it("is named by its host", () => {
    expect(webAddress("https://www.timeout.com/lisbon?x=1")).toEqual({
      href: "https://www.timeout.com/lisbon?x=1",
      host: "timeout.com",
    });
  });
});

describe("the author of a candidate", () => {
  it("is never an agent in place of a person", () => {
    expect(authorName({ user_id: "1", name: "Ana", agent_name: "Planner" }, "2")).toBe("Planner for Ana");
    expect(authorName({ user_id: "1", name: "Ana", agent_name: "Planner" }, "1")).toBe("Planner for you");
    expect(authorName({ user_id: "1", name: "Ana", agent_name: null }, "1")).toBe("you");
  });
});

const place = (id: string, status: Candidate["status"] = "review") =>
  ({ id, name: `Place ${id}`, status }) as Candidate;
const reading = (status: "ok" | "failed") => ({ status }) as Inspired["import"];
const said = (candidates: Candidate[], known: string[] = [], read: Inspired["import"] = reading("ok")) =>
  describeAdded({ candidates, import: read }, new Set(known));

describe("the result of an inspiration", () => {
  it("counts the places and says where they are", () => {
    expect(said([place("a"), place("b"), place("c"), place("d")])).toBe("4 places found, waiting for review.");
    expect(said([place("a")])).toBe("1 place found, waiting for review.");
    expect(said([place("a"), place("b", "board")])).toBe("2 places found, 1 waiting for review.");
  });

  it("separates known places from new ones", () => {
    expect(said([place("a"), place("b")], ["a"])).toBe("1 place found, waiting for review; 1 more was already here.");
    expect(said([place("a"), place("b")], ["a", "b"])).toBe("All 2 were already here.");
    expect(said([place("a")], ["a"], null)).toBe("Place a was already here.");
  });

  it("names a place that somebody named", () => {
    expect(said([place("a", "board")], [], null)).toBe("Place a is on the board.");
    expect(said([place("a")], [], null)).toBe("Place a was added and is waiting for review.");
  });

  it("says when nothing was found, and when it failed", () => {
    expect(said([])).toBe("No places were found.");
    expect(said([], [], reading("failed"))).toBe("Nothing could be read.");
  });
});
