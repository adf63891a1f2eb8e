import { strToU8, Zip, ZipDeflate, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { calendarFile } from "../export/calendar-file.ts";
import { gpxFile, kmlFile } from "../export/map-files.ts";
import { planEntries } from "../export/plan-entries.ts";
import { englishOf } from "../words/sentence.ts";
import type { ImportPlan, LeftOut } from "./import-plan.ts";
import { readImport } from "./read-import.ts";

const zones: Readonly<Record<string, string>> = {
  "38": "Europe/Lisbon",
  "-36": "Pacific/Auckland",
  "21": "Pacific/Honolulu",
};
const zoneAt = (lat: number) => zones[String(Math.trunc(lat))] ?? null;
const read = (text: string | Uint8Array, name = "") =>
  readImport({ name, bytes: typeof text === "string" ? new TextEncoder().encode(text) : text }, zoneAt);

function planOf(text: string | Uint8Array, name = ""): ImportPlan {
  const reading = read(text, name);
  if (!reading.ok || reading.form !== "plan") throw new Error(JSON.stringify(reading));
  return reading.plan;
}
const short = (plan: ImportPlan) => plan.entries.map((it) => [it.title, it.date, it.startTime, it.endTime]);

/** Two days around the change of clocks in Lisbon, and one stop on the other side of the date line. */
const trip = {
  ...tripOf("2027-03-27", [
    [
      { title: "Torre, de; Belém", startTime: "10:00", endTime: "11:30", lat: 38.69, lng: -9.21, description: "Tiles" },
      { title: "Fado", startTime: "23:30", endTime: "00:30", lat: 38.71, lng: -9.13 },
    ],
    [
      { title: "Sunday market", startTime: "09:00", endTime: "10:00", lat: 38.72, lng: -9.14 },
      { title: "Nothing fixed" },
    ],
  ]),
  timezone: "Europe/Lisbon",
};
const own = planEntries(trip, [], () => []);
const expected = [
  ["Torre, de; Belém", "2027-03-27", "10:00", "11:30"],
  ["Fado", "2027-03-27", "23:30", "00:30"],
  ["Sunday market", "2027-03-28", "09:00", "10:00"],
];

describe("what this service exports and reads again", () => {
  it("is the same in a calendar, across a change of clocks", () => {
    const text = calendarFile({ ...trip, url: "https://example.com" }, own);
    const plan = planOf(text);
    expect(short(plan)).toEqual([...expected, ["Nothing fixed", "2027-03-28", null, null]]);
    expect(plan.title).toBe("A trip");
    expect(plan.entries[0]).toMatchObject({ point: { lat: 38.69, lng: -9.21 }, description: "Tiles" });
  });

  it.each([
    ["GPX", gpxFile],
    ["KML", kmlFile],
  ])("has its places and days in %s", (_, write) => {
    const plan = planOf(write("A trip", own));
    expect(plan.title).toBe("A trip");
    expect(plan.entries.map((it) => [it.title, it.date, it.startTime])).toEqual(expected.map((it) => it.slice(0, 3)));
    expect(plan.entries.map((it) => it.dayNumber)).toEqual([1, 1, 2]);
  });
});

describe("a calendar of another program", () => {
  const calendar = (...lines: string[]) =>
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "X-WR-CALNAME:Work",
      "X-WR-TIMEZONE:America/New_York",
      ...lines,
      "END:VCALENDAR",
    ].join("\r\n");
  const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"];

  it("keeps the clock of a zone, and shows a moment on the clock of its place or of the calendar", () => {
    const plan = planOf(
      calendar(
        ...event("SUMMARY:Tokyo", "DTSTART;TZID=Asia/Tokyo:20270328T090000", "DTEND;TZID=Asia/Tokyo:20270328T100000"),
        ...event("SUMMARY:Auckland", "DTSTART:20270327T200000Z", "GEO:-36.85;174.76"),
        ...event("SUMMARY:Honolulu", "DTSTART:20270327T200000Z", "GEO:21.3;-157.85"),
        ...event("SUMMARY:New York", "DTSTART:20270314T065900Z", "DTEND:20270314T070100Z"),
        ...event("SUMMARY:Floating", "DTSTART:20270327T200000"),
        ...event("SUMMARY:Hotel", "DTSTART;VALUE=DATE:20270327", "DTEND;VALUE=DATE:20270329"),
      ),
    );
    expect(short(plan)).toEqual([
      ["Tokyo", "2027-03-28", "09:00", "10:00"],
      // New Zealand is thirteen hours ahead, and Hawaii ten behind: another day.
      ["Auckland", "2027-03-28", "09:00", null],
      ["Honolulu", "2027-03-27", "10:00", null],
      // Clocks go from 02:00 to 03:00 in between.
      ["New York", "2027-03-14", "01:59", "03:01"],
      ["Floating", "2027-03-27", "20:00", null],
      ["Hotel", "2027-03-27", null, null],
    ]);
  });

  it("gives no end before the start, unless the end is on the next day", () => {
    const event = (from: string, to: string) =>
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Castle\r\nDTSTART:${from}\r\nDTEND:${to}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    expect(short(planOf(event("20270327T150000", "20270327T140000")))[0]?.slice(2)).toEqual(["15:00", null]);
    const [night] = planOf(event("20270327T190000", "20270328T180000")).entries;
    expect([night?.endTime, night?.endsNextDay]).toEqual(["18:00", true]);
  });

  it("says what is left out", () => {
    const plan = planOf(
      calendar(
        ...event("SUMMARY:Off", "DTSTART:20270327T200000Z", "STATUS:CANCELLED"),
        ...event("SUMMARY:Weekly", "DTSTART:20270327T200000Z", "RRULE:FREQ=WEEKLY"),
      ),
    );
    expect([plan.entries.map((it) => it.title), plan.leftOut.map(inEnglish)]).toEqual([
      ["Weekly"],
      [
        { what: "Off", why: "it is cancelled" },
        { what: "Weekly", why: "it repeats, and only its first occurrence is imported" },
      ],
    ]);
  });
});

/** As an English reader has it. */
const inEnglish = ({ what, why }: LeftOut) => ({ what: englishOf(what), why: why.text });

describe("maps", () => {
  const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Ideas</name>
    <Folder><name>Day 2</name><Placemark><name>Caf&#233; &amp; Bar</name><description><![CDATA[<b>Good</b><br>coffee]]></description>
    <Point><coordinates>-9.14,38.71,0</coordinates></Point></Placemark></Folder>
    <Placemark><name>Walk</name><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>
    <Placemark><name>Somewhere</name></Placemark></Document></kml>`;

  it("in KML give places without dates, by day where a folder says it, and no lines", () => {
    const plan = planOf(kml);
    expect(plan).toMatchObject({
      title: "Ideas",
      entries: [
        {
          title: "Café & Bar",
          dayNumber: 2,
          description: "Good\ncoffee",
          point: { lat: 38.71, lng: -9.14 },
          date: null,
        },
        { title: "Somewhere", dayNumber: null, point: null },
      ],
      leftOut: [{ what: "Walk" }],
    });
  });

  it("in KMZ are unpacked, and a bomb is not", () => {
    expect(planOf(zipSync({ "doc.kml": strToU8(kml) })).entries).toHaveLength(2);
    const bomb = zipSync({ "doc.kml": new Uint8Array(60_000_000) });
    expect(read(bomb)).toMatchObject({ ok: false, problem: { code: "unknown_format" } });
  });

  it("in KMZ are read however they were packed", () => {
    const level = (of: 0 | 9) => planOf(zipSync({ "a.txt": strToU8("x"), "doc.kml": [strToU8(kml), { level: of }] }));
    for (const it of [level(0), level(9), planOf(zippedInPieces({ "doc.kml": strToU8(kml) }))])
      expect(it.entries).toHaveLength(2);
  });

  it.each([
    ["that names one file four hundred times", () => overlapping(stored(), 400)],
    ["whose size is not what it says", () => withSize(zipSync({ "doc.kml": new Uint8Array(60_000_000) }), 100)],
    ["with a file twice", () => twice(zipSync({ "doc.kml": strToU8(kml) }))],
    ["of more files than anybody packs", () => zipSync(Object.fromEntries(manyNames(6000)))],
    ["that is encrypted", () => encrypted(zipSync({ "doc.kml": strToU8(kml) }))],
    ["that was cut off", () => zipSync({ "doc.kml": strToU8(kml.repeat(50)) }).subarray(0, 120)],
    ["with names of other folders", () => zipSync({ "../../trip.json": strToU8("{}"), "/documents/1": strToU8("x") })],
  ])("in a ZIP %s are not", (_, make) => {
    const zip = make();
    const before = process.memoryUsage().arrayBuffers;
    expect(read(zip)).toMatchObject({ ok: false, problem: { code: "unknown_format" } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150_000_000);
  });

  it("in GPX leave out recorded tracks", () => {
    const plan = planOf(
      `<gpx><wpt lat="38.7" lon="-9.1"><name>Spring</name></wpt><trk><name>Morning</name><trkseg><trkpt lat="1" lon="1"/></trkseg></trk></gpx>`,
    );
    expect([plan.entries.map((it) => it.title), plan.leftOut.map(inEnglish)]).toEqual([
      ["Spring"],
      [{ what: "A recorded track", why: "only places are imported" }],
    ]);
  });

  it("expand no entities of their own, and load nothing", () => {
    const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join("");
    const plan = planOf(
      `<!DOCTYPE gpx [<!ENTITY e0 "x">${entities}<!ENTITY f SYSTEM "file:///etc/passwd">]><gpx><wpt lat="1" lon="1"><name>a&e12;&f;</name></wpt></gpx>`,
    );
    expect(plan.entries[0]?.title).toBe("a&e12;&f;");
  });
});

describe("tables", () => {
  it("are read by the names of their columns, with dates that are certain", () => {
    const plan = planOf(
      '\uFEFFName;Datum;From;To;Address;Lat;Lon\r\n"Pão; queijo";27.03.2027;9:30;10.15;"Rua 1\r\nLisboa";38.7;-9.1\r\n;;;;;;x\r\nTour;31/02/2027;;;;;\r\n',
    );
    expect(plan.entries[0]).toMatchObject({
      ...{ title: "Pão; queijo", date: "2027-03-27", startTime: "09:30", endTime: "10:15", address: "Rua 1\r\nLisboa" },
      point: { lat: 38.7, lng: -9.1 },
    });
    expect(plan.leftOut.map((it) => inEnglish(it).what)).toEqual(["Row 3", "The date of Tour"]);
  });

  it.each([
    ["03/04/2027", "05/06/2027", [null, null]],
    ["03/04/2027", "25/06/2027", ["2027-04-03", "2027-06-25"]],
    ["03/04/2027", "06/25/2027", ["2027-03-04", "2027-06-25"]],
  ])("with %s and %s begin with the day or the month, or are not guessed", (a, b, dates) => {
    expect(planOf(`title,date\nA,${a}\nB,${b}`).entries.map((it) => it.date)).toEqual(dates);
  });

  it("of saved lists in Google Maps have places without positions, or with that of their link", () => {
    const plan = planOf(
      "Lisbon ideas,,,\n,,,\nTitle,Note,URL,Comment\nTime Out Market,go hungry,https://www.google.com/maps/place/x/data=!4m2,\n" +
        'View,,"https://www.google.com/maps/search/38.7115,-9.1282",\n',
      "Lisbon.csv",
    );
    expect(plan).toMatchObject({
      title: "Lisbon ideas",
      entries: [
        { title: "Time Out Market", description: "go hungry", point: null },
        { title: "View", point: { lat: 38.7115 } },
      ],
    });
  });
});

describe("saved places of Google Takeout", () => {
  it("are read in their newer and their older form", () => {
    const features = [
      {
        geometry: { type: "Point", coordinates: [-9.1334, 38.7139] },
        properties: {
          location: { name: "Castle", address: "R. de Santa Cruz" },
          google_maps_url: "http://maps.google.com/?cid=1",
        },
      },
      {
        geometry: { type: "Point", coordinates: [0, 0] },
        properties: {
          Title: "Tower",
          "Google Maps URL": "http://maps.google.com/?q=38.69,-9.21",
          Location: { Address: "Belém" },
        },
      },
      {
        geometry: { type: "Point", coordinates: [0, 0] },
        properties: { google_maps_url: "http://maps.google.com/?cid=2" },
      },
    ];
    expect(planOf(JSON.stringify({ type: "FeatureCollection", features }), "Saved Places.json")).toMatchObject({
      title: "Saved Places",
      entries: [
        { title: "Castle", point: { lat: 38.7139, lng: -9.1334 } },
        { title: "Tower", point: { lat: 38.69, lng: -9.21 }, address: "Belém" },
      ],
      leftOut: [{ why: { text: "it has no name" } }],
    });
  });
});

describe("what no trip can be read from", () => {
  const rows = "A,2027-03-27\n".repeat(1_000_000);
  it.each([
    ["nothing", "", "unreadable"],
    ["prose", "Dear all,\nsee you on Monday", "unknown_format"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), "unknown_format"],
    ["a broken ZIP", strToU8("PK\u0003\u0004nonsense"), "unknown_format"],
    ["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:x", "unreadable"],
    ["a web page", "<html><body>hi</body></html>", "unknown_format"],
    ["half of JSON", '{"format":"caravan-trip",', "unreadable"],
    ["an empty map", "<gpx></gpx>", "unknown_format"],
    ["a sheet of expenses", "date,title,category,amount,currency,rate,amount_in_trip_currency\n", "unknown_format"],
    ["a million rows", `title,date\n${rows}`, "too_many_rows"],
    [
      "a hundred thousand waypoints",
      `<gpx>${'<wpt lat="1" lon="1"><name>a</name></wpt>'.repeat(100_000)}`,
      "too_many_rows",
    ],
    ["deep nesting", `<gpx>${"<rte>".repeat(200_000)}`, "unreadable"],
    ["deep JSON", "[".repeat(500_000), "unreadable"],
  ])("is said clearly: %s", (_, content, code) => {
    const reading = read(content);
    expect(reading.ok ? null : reading.problem.code).toBe(code);
    expect(reading.ok ? "" : reading.problem.message).toMatch(/^[A-Z].{20,}[.]$/);
  });
});

/** The size of a file is said behind it, where the one who packs does not know it before. */
function zippedInPieces(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => parts.push(part));
  for (const [name, bytes] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(parts);
}

const stored = () => zipSync({ "documents/1": [new Uint8Array(2_000_000), { level: 0 }] });

/** A list of contents with many names for the same bytes, each said to be short. */
function overlapping(zip: Uint8Array, times: number): Uint8Array {
  const whole = Buffer.from(zip);
  const at = whole.lastIndexOf("PK\u0001\u0002");
  const end = whole.lastIndexOf("PK\u0005\u0006");
  const rows = Array.from({ length: times }, (_, index) => {
    const name = Buffer.from(`documents/${index}`);
    const head = Buffer.from(whole.subarray(at, at + 46));
    head.writeUInt32LE(1, 24);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, name]);
  });
  const tail = Buffer.from(whole.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  return Buffer.concat([whole.subarray(0, at), ...rows, tail]);
}

/** With another size in both places that say it. */
function withSize(zip: Uint8Array, size: number): Uint8Array {
  const whole = Buffer.from(zip);
  whole.writeUInt32LE(size, 22);
  whole.writeUInt32LE(size, whole.lastIndexOf("PK\u0001\u0002") + 24);
  return whole;
}

function encrypted(zip: Uint8Array): Uint8Array {
  const whole = Buffer.from(zip);
  whole.writeUInt16LE(1, 6);
  for (let at = 40; at < 80; at++) whole[at] = (whole[at] ?? 0) ^ 0x5a;
  return whole;
}

const twice = (zip: Uint8Array) => Buffer.concat([zip, zip]);

const manyNames = (count: number) => Array.from({ length: count }, (_, index) => [`${index}.txt`, new Uint8Array(0)]);
