import { expect, it } from "vitest";
import { mayAskForNext } from "./load-more.tsx";

const list = { hasNextPage: true, isFetching: false, isFetchNextPageError: false };

it("asks for the next page while there is one and none is on its way", () => {
  expect(mayAskForNext(list)).toBe(true);
  expect(mayAskForNext({ ...list, hasNextPage: false })).toBe(false);
  expect(mayAskForNext({ ...list, isFetching: true })).toBe(false);
});

it("does not ask again for a page that could not be loaded", () => {
  expect(mayAskForNext({ ...list, isFetchNextPageError: true })).toBe(false);
});
