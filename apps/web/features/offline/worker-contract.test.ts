import { describe, expect, it } from "vitest";
import { isKeptPage, pagesOfTrip } from "./worker-contract.ts";

describe("pages that are kept", () => {
  it("are the list of trips and the pages of a trip", () => {
    for (const path of ["/trips", ...pagesOfTrip("0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01")])
      expect([path, isKeptPage(path)]).toEqual([path, true]);
  });

  it("are no forms, no other people's pages and nothing of the API", () => {
    for (const path of [
      "/",
      "/trips/new",
      "/trips/a/share",
      "/trips/a/money/b",
      "/profile",
      "/api/trips",
      "/api/trips/a",
    ])
      expect([path, isKeptPage(path)]).toEqual([path, false]);
  });
});
