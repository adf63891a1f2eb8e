import { describe, expect, it } from "vitest";
import { bytes, calendarOf, eventOf, mailOf } from "../../test/confirmations.ts";
import { readEverything } from "./read-confirmation.ts";

const today = "2027-05-01";
const segmentsOf = async (text: string) =>
  (await readEverything({ origin: "ics", bytes: bytes(text) }, today))?.reading.segments;
const meeting = eventOf(
  "SUMMARY:Review\\, second round",
  "DTSTART;TZID=Europe/Berlin:20270607T140000",
  "DTEND;TZID=Europe/Berlin:20270607T153000",
  "LOCATION:Haus am See\\, Seestr. 4\\, 10117 Berlin",
  'ORGANIZER;CN="Ada Berg":mailto:ada@x.example',
  "ATTENDEE;CN=Jo Doe;PARTSTAT=ACCEPTED:mailto:jo@x.example",
  "ATTENDEE;CN=Room 4;CUTYPE=ROOM:mailto:room@x.example",
  "ATTENDEE;CN=Al Ray;PARTSTAT=DECLINED:mailto:al@x.example",
);

describe("calendars", () => {
  it("hold meetings with the clocks of their zone, and show them as words with evidence", async () => {
    const read = await readEverything({ origin: "ics", bytes: bytes(calendarOf(meeting)) }, today);
    expect(read?.reading.segments).toMatchObject([
      {
        kind: "meeting",
        title: "Review, second round",
        provider: "Ada Berg",
        travellers: ["Jo Doe"],
        start: "2027-06-07T14:00",
        end: "2027-06-07T15:30",
        startTimezone: "Europe/Berlin",
        place: { name: "Haus am See", city: "Berlin", address: "Haus am See, Seestr. 4, 10117 Berlin" },
      },
    ]);
    const [span] = read?.reading.segments[0]?.evidence.title ?? [];
    expect(read?.text.slice(span?.start, span?.end)).toBe("Review, second round");
  });

  it.each([
    ["of Windows", "W. Europe Standard Time", [], "Europe/Berlin"],
    ["with a prefix", "/freeassociation.sourceforge.net/America/New_York", [], "America/New_York"],
    [
      "of its own",
      "Office",
      ["BEGIN:VTIMEZONE", "TZID:Office", "X-LIC-LOCATION:Asia/Tokyo", "END:VTIMEZONE"],
      "Asia/Tokyo",
    ],
    ["that nobody knows", "Moon/Base", [], null],
  ])("have zones %s", async (_, tzid, more, timezone) => {
    const event = eventOf("SUMMARY:x y", `DTSTART;TZID=${tzid}:20270607T140000`);
    expect(await segmentsOf(calendarOf(...more, event))).toMatchObject([
      { start: "2027-06-07T14:00", startTimezone: timezone },
    ]);
  });

  it.each([
    ["of the calendar", ["X-WR-TIMEZONE:Europe/Lisbon"], "Online", "2027-06-07T13:00", "Europe/Lisbon"],
    ["of the place", [], "Tokyo Hall\\, Tokyo\\, Japan", "2027-06-07T21:00", "Asia/Tokyo"],
    ["of nothing", [], "https://video.example/1", "2027-06-07T12:00", "UTC"],
  ])("in UTC are on the clocks %s", async (_, more, place, start, startTimezone) => {
    const event = eventOf("SUMMARY:Call", "DTSTART:20270607T120000Z", "DURATION:PT1H", `LOCATION:${place}`);
    expect(await segmentsOf(calendarOf(...more, event))).toMatchObject([{ start, startTimezone }]);
  });

  it("in UTC that are flights are on the clocks of their two airports", async () => {
    const event = eventOf(
      "SUMMARY:Flight LH 400",
      "DTSTART:20270607T083000Z",
      "DTEND:20270607T171500Z",
      "DESCRIPTION:Departure: Frankfurt (FRA)\\nArrival: New York (JFK)\\nBooking reference: QX7PLM",
    );
    expect(await segmentsOf(calendarOf(event))).toMatchObject([
      {
        kind: "flight",
        number: "LH400",
        confirmationNumber: "QX7PLM",
        start: "2027-06-07T10:30",
        end: "2027-06-07T13:15",
        startTimezone: "Europe/Berlin",
        endTimezone: "America/New_York",
        place: null,
      },
    ]);
  });

  it("that cancel are cancellations", async () => {
    expect(await segmentsOf(calendarOf("METHOD:CANCEL", meeting))).toMatchObject([{ status: "cancelled" }]);
    expect(await segmentsOf(calendarOf(eventOf("SUMMARY:x", "DTSTART:20270607", "STATUS:CANCELLED")))).toMatchObject([
      { status: "cancelled" },
    ]);
  });

  it("with whole days end on the last of them", async () => {
    const days = eventOf("SUMMARY:Fair", "DTSTART;VALUE=DATE:20270607", "DTEND;VALUE=DATE:20270610");
    expect(await segmentsOf(calendarOf(days))).toMatchObject([{ start: "2027-06-07", end: "2027-06-09" }]);
  });

  it("that repeat are their first time", async () => {
    const weekly = ["SUMMARY:Stand-up", "DTSTART:20270607T090000", "DURATION:PT30M", "RRULE:FREQ=WEEKLY;COUNT=9"];
    const read = await readEverything({ origin: "ics", bytes: bytes(calendarOf(eventOf(...weekly))) }, today);
    expect(read?.reading).toMatchObject({
      segments: [{ start: "2027-06-07T09:00", end: "2027-06-07T09:30" }],
      remarks: ["“Stand-up” repeats; only its first time was read."],
    });
    const out = eventOf(...weekly, "EXDATE:20270607T090000");
    expect(await segmentsOf(calendarOf(out))).toMatchObject([{ start: "2027-06-14T09:00", end: "2027-06-14T09:30" }]);
    const moved = eventOf("SUMMARY:Stand-up", "RECURRENCE-ID:20270607T090000", "DTSTART:20270607T100000");
    expect(await segmentsOf(calendarOf(eventOf(...weekly), moved))).toMatchObject([{ start: "2027-06-07T10:00" }]);
    const later = eventOf("SUMMARY:Stand-up", "RECURRENCE-ID:20270614T090000", "DTSTART:20270614T100000");
    expect(await segmentsOf(calendarOf(eventOf(...weekly), later))).toMatchObject([{ start: "2027-06-07T09:00" }]);
  });

  it("in a pasted text beside words are read, and their lines are not words", async () => {
    const text = `Hello Jo,\nplease come.\n\n${calendarOf(meeting)}`;
    const read = await readEverything({ origin: "text", text }, today);
    expect(read?.text).toBe(text);
    expect(read?.reading.segments).toMatchObject([{ kind: "meeting", start: "2027-06-07T14:00" }]);
    const alone = await readEverything({ origin: "text", text: calendarOf(meeting) }, today);
    expect(alone?.text).toMatch(/^Review, second round\nStart: 2027-06-07 14:00\nEnd: /);
  });

  it("attached to a mail about the same thing add nothing twice", async () => {
    const words =
      "Booking reference: QX7PLM\nFlight LH 809\n7 June 2027\nDeparture: 12:10 Berlin (BER)\nArrival: 13:30 Frankfurt (FRA)\n";
    const event = eventOf("SUMMARY:Your trip", "DTSTART:20270607T101000Z", "DTEND:20270607T113000Z");
    const mail = mailOf([
      { type: "text/plain; charset=utf-8", content: words },
      { type: "text/calendar; method=PUBLISH", content: calendarOf(event), name: "trip.ics" },
    ]);
    const read = await readEverything({ origin: "eml", bytes: bytes(mail) }, today);
    expect(read?.reading.segments).toMatchObject([
      {
        kind: "flight",
        number: "LH809",
        start: "2027-06-07T12:10",
        end: "2027-06-07T13:30",
        confirmationNumber: "QX7PLM",
      },
    ]);
  });

  it.each([
    ["nothing", ""],
    ["another file", "%PDF-1.7"],
    ["no event", calendarOf()],
    ["an event without a beginning", calendarOf(eventOf("SUMMARY:x", "DTSTART:whenever"))],
  ])("that hold %s are none", async (_, text) => {
    expect(await readEverything({ origin: "ics", bytes: bytes(text) }, today)).toBeNull();
  });

  it("that are broken or break off are read as far as they go", async () => {
    const broken = calendarOf(meeting).replace("VERSION:2.0", "no line at all\r\nX;=;:\r\nGEO:a;b").slice(0, -40);
    expect(await segmentsOf(broken)).toMatchObject([{ start: "2027-06-07T14:00" }]);
  });

  it.each([
    ["parameters", `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY${";A=b".repeat(1_200_000)}:x`],
    ["open components", `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(300_000)}`],
    ["folded lines", `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDESCRIPTION:${"a\r\n ".repeat(1_200_000)}`],
    ["events", calendarOf("BEGIN:VEVENT\r\nDTSTART:20270607T090000\r\nEND:VEVENT\r\n".repeat(90_000))],
  ])("of five megabytes of %s take little time", async (_, text) => {
    expect((await segmentsOf(text))?.length ?? 0).toBeLessThanOrEqual(50);
  });
});
