import { describe, expect, it } from "vitest";
import { blankDraft, changeOf, draftOf, problemsOf } from "./segment-draft.ts";
import { aPlace, aSegment } from "./segment-fixture.ts";

const flight = aSegment({
  flight_number: "TP1351",
  provider: "TAP",
  start: "2027-05-03T09:40",
  end: "2027-05-03",
  from: aPlace("London Heathrow", { iata: "LHR", lat: 51.47, lng: -0.46 }),
  price: 318.4,
  currency: "GBP",
  travellers: ["Ana Martins"],
});

describe("the segment form", () => {
  it("changes nothing when nothing was edited", () => {
    expect(changeOf(draftOf(flight), draftOf(flight))).toEqual({});
  });

  it("sends changed fields only; cleared ones are null", () => {
    const draft = draftOf(flight);
    const after = {
      ...draft,
      provider: " ",
      number: "TP1353 ",
      start: { date: "2027-05-03", clock: "" },
      end: { date: "", clock: "" },
      seats: "12A",
      guests: 2,
    };
    expect(changeOf(draft, after)).toEqual({
      provider: null,
      flight_number: "TP1353",
      start: "2027-05-03",
      end: null,
      details: { seats: "12A", guests: 2 },
    });
  });

  it("names the number by the kind of segment", () => {
    const draft = draftOf(flight);
    expect(changeOf(draft, { ...draft, kind: "train", number: "IC 571" })).toEqual({
      kind: "train",
      train_number: "IC 571",
    });
  });

  it("uses an airport code alone as its name, and nothing for an empty place", () => {
    const draft = draftOf(flight);
    const place = { name: "", iata: "lis", address: "" };
    expect(changeOf(draft, { ...draft, to: place })).toEqual({ to: { name: "LIS", iata: "LIS", address: null } });
    expect(changeOf(draft, { ...draft, from: { ...place, iata: "" } })).toEqual({ from: null });
  });

  it("sends amount and currency together", () => {
    const draft = draftOf(flight);
    expect(changeOf(draft, { ...draft, price: 320 })).toEqual({ price: 320, currency: "GBP" });
  });

  it("lists what would be lost", () => {
    const draft = {
      ...blankDraft,
      start: { date: "", clock: "09:40" },
      price: 5,
      to: { ...blankDraft.to, iata: "LI" },
    };
    expect(problemsOf(draft).map((it) => it.path)).toEqual(["start", "currency", "to"]);
    expect(problemsOf(draftOf(flight))).toEqual([]);
  });
});
