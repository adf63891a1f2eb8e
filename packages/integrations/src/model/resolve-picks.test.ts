import { describe, expect, it } from "vitest";
import { advisorOn } from "../../test/advisor-setup.ts";
import { activitiesOf, lisbon } from "../../test/lisbon-plan-request.ts";
import type { Pick } from "./answer-schema.ts";
import { resolvePicks } from "./resolve-picks.ts";

const resolve = (picks: readonly Pick[], request = lisbon()) => resolvePicks(request, picks, []);
const near = { lat: 38.72, lng: -9.14 };

describe("a recommended place", () => {
  it.each([
    ["the id", { id: "lisbon/maat" }],
    ["the id, whatever the name", { id: "lisbon/maat", name: "Something" }],
    ["the name", { name: "MAAT" }],
    ["the local name", { name: "museu de arte, arquitetura e tecnologia" }],
    ["the name, with an id that does not exist", { id: "maat-1", name: "maat" }],
    ["a name with an addition", { name: "MAAT, Lisbon" }],
    ["a name with an explanation", { name: "MAAT (Belém)" }],
  ])("is matched by %s", (_, pick) => {
    expect(resolve([pick]).picks).toEqual([{ placeId: "lisbon/maat", why: null }]);
  });

  it("is matched without accents and with small misspellings", () => {
    const names = ["Jeronimos Monastary", "pasteis de belem", "Sao Jorge Castel"];
    expect(resolve(names.map((name) => ({ name }))).picks.map((it) => it.placeId)).toEqual([
      "lisbon/jeronimos-monastery",
      "lisbon/pasteis-de-belem",
      "lisbon/st-georges-castle",
    ]);
  });

  it("counts once, at its first position", () => {
    const picks = [{ name: "Alfama", why: "Old lanes." }, { id: "lisbon/maat" }, { id: "lisbon/alfama", why: "Again" }];
    expect(resolve(picks).picks).toEqual([
      { placeId: "lisbon/alfama", why: "Old lanes" },
      { placeId: "lisbon/maat", why: null },
    ]);
  });
});

describe("an invented place", () => {
  it("becomes an unverified candidate near the destination; the others are listed as left out", () => {
    const { extra, picks, dropped, droppedCount } = resolve([
      { name: "Tiny Tile Shop", why: "Hand-painted", category: "shopping", ...near },
      { name: "Porto Bridge", lat: 41.14, lng: -8.61 },
      { name: "Nowhere Café" },
      { name: "Lisbon", ...near },
    ]);
    expect(extra).toEqual([
      expect.objectContaining({
        id: "model:tiny-tile-shop",
        provenance: "model",
        verified: false,
        stepFree: null,
        ...near,
      }),
    ]);
    expect(picks).toEqual([{ placeId: "model:tiny-tile-shop", why: "Hand-painted" }]);
    expect(dropped).toEqual(["Porto Bridge", "Nowhere Café", "Lisbon"]);
    expect(droppedCount).toBe(3);
  });

  it("is limited to one for each day, ten at most, and counts once", () => {
    const invented = Array.from({ length: 40 }, (_, index) => ({ name: `Hidden corner ${index >> 1}`, ...near }));
    expect(resolve(invented).extra.map((it) => it.name)).toEqual([
      "Hidden corner 0",
      "Hidden corner 1",
      "Hidden corner 2",
    ]);
    expect(resolve(invented, lisbon({ endDate: "2027-06-30" })).extra).toHaveLength(10);
    expect(resolve(invented, lisbon({ only: ["2027-05-04"] })).extra).toHaveLength(1);
  });

  it("may be all there is in a known town without known places; the plan marks it and the warnings name it", async () => {
    const picks = ["Old Mill", "Fish Market"].map((name) => ({ name, why: "Locals love it", ...near }));
    const { advise } = await advisorOn("openai", [{ text: [JSON.stringify({ picks })] }]);
    const { made, codes, said } = await advise(lisbon({ candidates: [] }));
    const found = activitiesOf(made).filter((it) => it.provenance === "model");
    expect(found.map((it) => it.title).sort()).toEqual(["Fish Market", "Old Mill"]);
    expect(found.every((it) => !it.verified && it.reason?.includes("“Locals love it”"))).toBe(true);
    expect(codes).toEqual(["model_places_unconfirmed"]);
    expect(said).toContain("Old Mill and Fish Market, which could not be confirmed");
  });

  it("is not requested when the destination is unknown", async () => {
    const { advise, server } = await advisorOn("openai", [{ text: ["{}"] }]);
    const nowhere = { ...lisbon().destination, text: "Xyzzy", lat: null, lng: null };
    expect(await advise(lisbon({ candidates: [], destination: nowhere }))).toMatchObject({ advice: null, codes: [] });
    expect(server.requests).toEqual([]);
  });
});
