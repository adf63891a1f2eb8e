import { describe, expect, it } from "vitest";
import { fileAddress, fileAt, isKeptPage, pagesOfTrip } from "./worker-contract.ts";

describe("pages that are kept", () => {
  it("are the list of trips and the pages of a trip", () => {
    for (const path of ["/trips", ...pagesOfTrip("0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01")])
      expect([path, isKeptPage(path)]).toEqual([path, true]);
  });

  it("exclude forms, profiles, parts of a trip that are not kept, and the API", () => {
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

describe("addresses of files", () => {
  const at = (path: string) => fileAt(new URL(path, "https://caravan.example"));

  it("name the account whose data the worker reads", () => {
    expect(at(fileAddress("d1", "file", "ana"))).toEqual({ account: "ana", documentId: "d1", part: "file" });
    expect(at(fileAddress("d1", "preview", "bo"))).toEqual({ account: "bo", documentId: "d1", part: "preview" });
    expect(at(`${fileAddress("d1", "file", "ana")}#navpanes=0`)?.account).toBe("ana");
  });

  it("are ignored by the worker without an account, or when they name no file", () => {
    for (const path of [
      fileAddress("d1", "file", null),
      "/api/documents/d1/file?account=",
      "/api/documents/d1?account=ana",
      "/api/documents/d1/file/more?account=ana",
      "/api/trips/d1/file?account=ana",
    ])
      expect([path, at(path)]).toEqual([path, null]);
  });
});
