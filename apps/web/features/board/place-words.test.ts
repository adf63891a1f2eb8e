import { describe, expect, it } from "vitest";
import { bywhom, webAddress } from "./place-words.ts";

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

describe("by whom", () => {
  it("never takes an agent for a person", () => {
    expect(bywhom({ user_id: "1", name: "Ana", agent_name: "Planner" }, "2")).toBe("Planner for Ana");
    expect(bywhom({ user_id: "1", name: "Ana", agent_name: "Planner" }, "1")).toBe("Planner for you");
    expect(bywhom({ user_id: "1", name: "Ana", agent_name: null }, "1")).toBe("you");
  });
});
