import { planEntries } from "@caravan/domain/export/plan-entries";
import { printedTrip } from "@caravan/domain/export/printed-trip";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { tripOf } from "../../../domain/test/trips.ts";
import { tripPdf } from "./trip-pdf.ts";

const more = {
  people: ["Łucja", "Zoë"],
  attributions: ["© OpenStreetMap contributors"],
  printedOn: "2026-11-21",
  notes: true,
};

async function pagesOf(trip: ReturnType<typeof tripOf>, notes = true): Promise<string[]> {
  const plan = planEntries(trip, [], (it) => (it.title === "Castle" ? ["Closed on Mondays"] : []));
  const bytes = await tripPdf(
    printedTrip(trip, plan, { ...more, notes, distance: "km", url: "https://caravan.example/trips/1" }),
  );
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;
}
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

describe("a trip as a PDF", () => {
  const trip = {
    ...tripOf(
      "2027-03-27",
      [
        [
          { title: "Castle", startTime: "10:00", endTime: "11:30", location: "Alfama", lat: 38.71, lng: -9.13 },
          {
            title: "Fado",
            startTime: "23:30",
            endTime: "00:30",
            description: "Take the stairs",
            lat: 38.72,
            lng: -9.14,
          },
        ],
        [{ title: "Café Łódź, Ελλάδα, Москва, Đà Nẵng", location: "東京タワー、港区" }],
        [],
      ],
      { title: "Lisboa é linda – 日本も" },
    ),
    timezone: "Europe/Lisbon",
  };

  it("has cover, days and entries in their order, as another program reads them", async () => {
    const [cover = "", ...days] = (await pagesOf(trip)).map(oneLine);
    for (const text of ["Lisboa é linda – 日本も", "27–29 March 2027", "With Łucja, Zoë"])
      expect(cover).toContain(text);
    const all = days.join(" ");
    const order = [
      "Day 1",
      "Sat 27 March",
      "10:00–11:30",
      "Castle",
      "Alfama",
      "Closed on Mondays",
      "23:30–00:30",
      "Fado",
    ];
    const more = [
      "Take the stairs",
      "Day 2",
      "Café Łódź, Ελλάδα, Москва, Đà Nẵng",
      "東京タワー、港区",
      "Day 3",
      "Nothing planned.",
    ];
    const places = [...order, ...more, "© OpenStreetMap contributors"].map((it) => all.indexOf(it));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(all).not.toContain("left out");
  });

  it("has no notes when they are not wanted", async () => {
    const all = (await pagesOf({ ...trip, title: "Lisboa", days: trip.days.slice(0, 1) }, false)).join(" ");
    expect(all).toContain("Castle");
    expect(all).not.toMatch(/Take the stairs|Closed on Mondays/);
  });

  it("names how many letters its fonts do not have, and prints the others", async () => {
    const all = oneLine((await pagesOf(tripOf("2027-03-27", [[{ title: "Tea 🍵 in شارع" }]]))).join(" "));
    expect(all).toContain("Tea in");
    expect(all).toContain("5 characters in this trip are left out");
  });

  it("puts long trips on many pages, with whole entries and a number on each page", async () => {
    const busy = Array.from({ length: 8 }, (_, n) => ({ title: `Stop ${n} ${"with a long name ".repeat(8)}` }));
    const pages = await pagesOf(
      tripOf(
        "2027-03-27",
        Array.from({ length: 30 }, () => busy),
      ),
    );
    expect(pages.length).toBeGreaterThan(15);
    for (const [index, text] of pages.entries())
      if (index > 0) expect(oneLine(text)).toContain(`${index + 1} of ${pages.length}`);
  });

  it("breaks words that are longer than a line", async () => {
    const long = "Donaudampfschifffahrtsgesellschaft".repeat(6);
    const all = (await pagesOf(tripOf("2027-03-27", [[{ title: long }]]))).join("").replaceAll(/\s/g, "");
    expect(all).toContain(long);
  });
});
