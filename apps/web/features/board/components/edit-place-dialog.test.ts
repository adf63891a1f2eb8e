import { expect, it } from "vitest";
import { changesOf } from "./edit-place-dialog.tsx";

const before = { name: "LX Factory", city: "Lisbon", neighborhood: "", category: "food", blurb: "" } as const;

it("sends only changed fields, a cleared field as empty", () => {
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, { ...before, city: "", category: "shopping", blurb: " Shops " })).toEqual({
    city: "",
    category: "shopping",
    blurb: "Shops",
  });
});
