import { DOMParser } from "@xmldom/xmldom";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { emptySegment, placeAt } from "../../test/segments.ts";
import { anyTrip, tripOf } from "../../test/trips.ts";
import type { Segment } from "../segments/segment.ts";
import type { TripDocument } from "../trip/document.ts";
import { calendarFile } from "./calendar-file.ts";
import { gpxFile, kmlFile } from "./map-files.ts";
import { markdownFile } from "./markdown-file.ts";
import { planEntries } from "./plan-entries.ts";

const museum = {
  ...{ title: "Museum, old & new <east>; wing", startTime: "10:00", endTime: "11:30", location: "Alfama" },
  ...{ description: "Tiles.\nTake the stairs.", lat: 38.72, lng: -9.13 },
};
const bar = { title: "Fado", startTime: "22:00", endTime: "01:00", lat: 38.71, lng: -9.14 };
const idea = { title: "Somewhere to swim" };
const trip = tripOf("2027-03-27", [[museum, idea, bar], [], []], {
  timezone: "Europe/Lisbon",
  ...{ lat: 38.72, lng: -9.14, title: "Lisbon in spring" },
});
const stay: Segment = {
  ...{ ...emptySegment, id: "stay", kind: "hotel", place: placeAt("Hotel Lumen", 38.7, -9.1) },
  ...{ start: "2027-03-27T15:00", end: "2027-03-29T11:00", confirmationNumber: "K7" },
};
const flight: Segment = {
  ...{ ...emptySegment, id: "flight", kind: "flight", number: "XX1" },
  ...{ start: "2027-03-29T23:30", startTimezone: "Pacific/Auckland", from: placeAt("Auckland") },
  ...{ end: "2027-03-29T14:00", endTimezone: "America/Los_Angeles", to: placeAt("Los Angeles") },
};
const segments = [stay, flight, { ...flight, id: "old", start: "2026-01-02", end: null, status: "cancelled" as const }];

const planOf = (of: TripDocument, booked: readonly Segment[] = []) =>
  planEntries(of, booked, ({ title }) => (title === "Fado" ? ["Reserve a table"] : []));
const about = (of: TripDocument) => ({ ...of, url: `https://caravan.example/trips/${of.id}` });

describe("the entries of a plan", () => {
  it("are in the order of time, with what is booked on its day, and what lies outside apart", () => {
    const { days, outside } = planOf(trip, segments);
    expect(days.map((day) => day.entries.map((it) => it.title))).toEqual([
      [museum.title, "Somewhere to swim", "Hotel Lumen", "Fado"],
      [],
      ["XX1 Auckland to Los Angeles"],
    ]);
    expect(outside.map((it) => it.id)).toEqual(["old"]);
  });

  it("have a booking once, as the activity of its day", () => {
    const booked = tripOf("2027-03-27", [[{ title: "Dinner at Ramiro", startTime: "20:00", bookingId: "b" }]]);
    const table: Segment = {
      ...emptySegment,
      bookingId: "b",
      start: "2027-03-27T20:00",
      details: emptySegment.details,
    };
    expect(planOf(booked, [table]).days[0]?.entries.map((it) => it.title)).toEqual(["Dinner at Ramiro"]);
  });
});

describe("the calendar file", () => {
  const text = calendarFile(about(trip), planOf(trip, segments));
  const events = new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((it) => new ICAL.Event(it));
  const event = (title: string) => events.find((it) => it.summary.startsWith(title)) as ICAL.Event;

  it("has every entry at its moment, over a change of the clocks and the date line", () => {
    expect(events).toHaveLength(6);
    // Winter time, and after midnight of 28 March summer time: 01:00 there does not exist and is 02:00.
    expect(event("Museum").startDate.toString()).toBe("2027-03-27T10:00:00Z");
    expect(event("Fado").endDate.toString()).toBe("2027-03-28T01:00:00Z");
    expect(event("XX1").startDate.toString()).toBe("2027-03-29T10:30:00Z");
    expect(event("XX1").endDate.toString()).toBe("2027-03-29T21:00:00Z");
    expect(event("XX1").description).toContain("23:30 (Pacific/Auckland) to 14:00 (America/Los_Angeles)");
  });

  it("shows a stay and an idea as days that keep nobody busy", () => {
    expect([event("Hotel").startDate, event("Hotel").endDate].map(String)).toEqual(["2027-03-27", "2027-03-29"]);
    expect(event("Hotel").component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    expect([event("Somewhere").startDate, event("Somewhere").endDate].map(String)).toEqual([
      "2027-03-27",
      "2027-03-28",
    ]);
  });

  it("escapes and folds its lines, and has what one needs there", () => {
    expect(event("Museum").summary).toBe(museum.title);
    expect(event("Museum").description).toBe("Local time: 10:00–11:30 (Europe/Lisbon)\nTiles.\nTake the stairs.");
    expect(event("Fado").description).toContain("Reserve a table");
    expect(event("Hotel").description).toContain("Confirmation number: K7");
    expect(text).toContain("GEO:38.72;-9.13\r\n");
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  it("changes events by the same identifiers, and says what is cancelled", () => {
    const later = calendarFile({ ...about(trip), revision: 9 }, planOf(trip, segments));
    expect(later.match(/UID:[^\r]+/g)).toEqual(text.match(/UID:[^\r]+/g));
    expect(later).toContain("SEQUENCE:9");
    expect(events.filter((it) => it.component.getFirstPropertyValue("status") === "CANCELLED")).toHaveLength(1);
  });

  it("uses the clock of the reader where the zone is unknown", () => {
    const unknown = { ...trip, timezone: null };
    expect(calendarFile(about(unknown), planOf(unknown))).toContain("DTSTART:20270327T100000\r\n");
  });
});

describe("the files for maps", () => {
  const parse = (text: string) =>
    new DOMParser({
      onError: (level, message) => {
        throw new Error(`${level}: ${message}`);
      },
    }).parseFromString(text, "text/xml");
  const texts = (of: ReturnType<typeof parse>, name: string) =>
    [...of.getElementsByTagName(name)].map((it) => it.textContent);

  it("have every place in the order of its day, as GPX with a route for each day", () => {
    const gpx = parse(gpxFile("Lisbon & \u0007around", planOf(trip, segments)));
    expect(texts(gpx, "name")[0]).toBe("Lisbon & around");
    const route = [...gpx.getElementsByTagName("rtept")];
    expect(route.map((it) => [it.getAttribute("lat"), it.getAttribute("lon")])).toEqual([
      ["38.72", "-9.13"],
      ["38.7", "-9.1"],
      ["38.71", "-9.14"],
    ]);
    expect(gpx.getElementsByTagName("wpt")).toHaveLength(3);
    expect(texts(gpx, "time")[0]).toBe("2027-03-27T10:00:00Z");
    expect(texts(gpx, "desc")[0]).toBe("10:00–11:30\nAlfama\nTiles.\nTake the stairs.");
  });

  it("have a folder for each day with places and a line through them, as KML", () => {
    const kml = parse(kmlFile(trip.title, planOf(trip, segments)));
    expect(kml.getElementsByTagName("Folder")).toHaveLength(1);
    expect(texts(kml, "coordinates")).toEqual([
      "-9.13,38.72",
      "-9.1,38.7",
      "-9.14,38.71",
      "-9.13,38.72 -9.1,38.7 -9.14,38.71",
    ]);
  });

  it("can be read whatever people write", () => {
    fc.assert(
      fc.property(anyTrip, fc.string({ unit: "binary" }), (any, title) => {
        const plan = planOf({ ...any, lat: 1, lng: 1, title });
        for (const file of [gpxFile(title, plan), kmlFile(title, plan)]) parse(file);
        const calendar = new ICAL.Component(ICAL.parse(calendarFile(about({ ...any, title }), plan)) as unknown[]);
        const count = plan.days.reduce((sum, day) => sum + day.entries.length, 0);
        expect(calendar.getAllSubcomponents("vevent")).toHaveLength(count);
      }),
    );
  });
});

it("tells as Markdown what one reads before the days, why each is as it is, and for which wish a stop was chosen", () => {
  const wished = { ...museum, reason: "For your wish: tiles." };
  const trip = tripOf("2027-03-27", [[wished]], { title: "Lisbon" });
  const told = {
    overview: ["Book first: the museum."],
    days: [{ dayId: trip.days[0]?.id ?? "", date: "2027-03-27", reason: "All for the museum." }],
    stops: [{ activityId: trip.days[0]?.activities[0]?.id ?? "", reason: "Open 10:00–18:00." }],
  };
  const text = markdownFile({ ...trip, attributions: [] }, planOf(trip), told);
  expect(text).toMatch(
    /## Before you go\n\n- Book first: the museum\.\n\n## Day 1: Sat 27 March\n\nAll for the museum\./,
  );
  expect(text).toMatch(/For your wish: tiles\.[\s\S]*Open 10:00–18:00\./);
});

it("reads as Markdown, in which nothing that people wrote becomes a heading or a link", () => {
  const evil = tripOf("2027-03-27", [[{ ...museum, title: "# [Free](https://x.example)", notes: "> all\n## mine" }]], {
    title: "Lisbon",
  });
  expect(markdownFile({ ...evil, attributions: ["© OpenStreetMap"] }, planOf(evil))).toBe(
    [
      "# Lisbon\n",
      "Lisbon, 27 March 2027\n",
      "## Day 1: Sat 27 March\n",
      "- 10:00–11:30 **\\# \\[Free\\](https://x.example)**, Alfama",
      "  Tiles.  ",
      "  Take the stairs.  ",
      "  \\> all  ",
      "  \\#\\# mine  \n",
      "Sources: © OpenStreetMap\n",
    ].join("\n"),
  );
});
