import { describe, expect, it } from "vitest";
import { flightReservation, pageWith } from "../../test/confirmations.ts";
import { readEverything } from "./read-confirmation.ts";

const read = async (text: string) => {
  const result = await readEverything({ origin: "text", text }, "2027-05-01");
  return { text: result?.text ?? "", segments: result?.reading.segments ?? [] };
};
const ofData = async (data: unknown, words?: string) => (await read(pageWith(data, words))).segments;
const flight = (more: object, of: object = {}) => ({
  ...flightReservation,
  ...more,
  reservationFor: { ...flightReservation.reservationFor, ...of },
});

describe("reservations of schema.org", () => {
  it("are flights with the clocks that are written", async () => {
    expect(await ofData(flightReservation)).toMatchObject([
      {
        kind: "flight",
        status: "confirmed",
        provider: "Lufthansa",
        number: "LH809",
        confirmationNumber: "RXJ34P",
        travellers: ["Eva Green"],
        start: "2027-06-07T12:10",
        end: "2027-06-07T13:30",
        startTimezone: "Europe/Berlin",
        from: { iata: "BER", name: "Berlin Brandenburg" },
        to: { iata: "FRA" },
        details: { seats: "9A" },
        evidence: {},
      },
    ]);
  });

  it("say where the words of the mail say the same, and take from them only what is missing", async () => {
    const words = `<p>Booking reference: RXJ34P</p><p>Flight LH 809, 7 June 2027</p><table>
      <tr><td>Departure</td><td>12:15</td><td>Berlin (BER)</td></tr><tr><td>Arrival</td><td>13:30</td><td>Frankfurt (FRA)</td></tr></table>`;
    const { reservationNumber: _, ...without } = flightReservation;
    const { segments, text } = await read(pageWith(without, words));
    expect(segments).toMatchObject([{ number: "LH809", start: "2027-06-07T12:10", confirmationNumber: "RXJ34P" }]);
    const spans = segments[0]?.evidence.number ?? [];
    expect(spans.map((it) => text.slice(it.start, it.end))).toContain("LH 809");
    // The words have another clock: nothing there says what was taken.
    expect(segments[0]?.evidence.start).toBeUndefined();
  });

  it("of several travellers on one flight are one segment, of several flights several", async () => {
    const second = flight({ underName: { name: "Tom Green" }, airplaneSeat: "9B", reservationNumber: "RXJ34P" });
    const back = flight({}, { flightNumber: "LH0810", departureTime: "2027-06-09T18:00:00+02:00" });
    const segments = await ofData({ "@graph": [flightReservation, [second, back]] });
    expect(segments).toMatchObject([
      { number: "LH809", travellers: ["Eva Green", "Tom Green"], details: { seats: "9A, 9B" } },
      { number: "LH810", start: "2027-06-09T18:00" },
    ]);
  });

  it.each([
    ["ReservationCancelled", {}, "cancelled"],
    ["http://schema.org/Cancelled", {}, "cancelled"],
    ["Confirmed", { bookingTime: "2027-01-01T10:00:00Z", modifiedTime: "2027-02-01T10:00:00Z" }, "changed"],
    ["Confirmed", { bookingTime: "2027-01-01T10:00:00Z", modifiedTime: "2027-01-01T10:00:00Z" }, "confirmed"],
  ])("%s with %o is %s", async (reservationStatus, more, status) => {
    expect(await ofData(flight({ reservationStatus, ...more }))).toMatchObject([{ status }]);
  });

  it("in packages inherit what the package says", async () => {
    const { reservationNumber: _, underName: __, ...bare } = flightReservation;
    const segments = await ofData({
      "@type": "ReservationPackage",
      reservationNumber: "PK1234",
      underName: { givenName: "Eva", familyName: "Green" },
      subReservation: [bare],
    });
    expect(segments).toMatchObject([{ confirmationNumber: "PK1234", travellers: ["Eva Green"] }]);
  });

  it("follow pointers within a graph", async () => {
    const { reservationFor, ...bare } = flightReservation;
    const segments = await ofData({
      "@graph": [
        { ...bare, reservationFor: { "@id": "#f" } },
        { "@id": "#f", ...reservationFor },
      ],
    });
    expect(segments).toMatchObject([{ number: "LH809", from: { iata: "BER" } }]);
  });

  it.each([
    [
      {
        "@type": "LodgingReservation",
        reservationNumber: "abc456",
        checkinDate: "2027-06-07T15:00:00",
        checkoutDate: "2027-06-09",
        numAdults: 2,
        reservationFor: {
          "@type": "LodgingBusiness",
          name: "Hotel Sonne",
          address: { streetAddress: "Hauptstr. 1", addressLocality: "Berlin", addressCountry: "DE" },
        },
      },
      {
        kind: "hotel",
        provider: "Hotel Sonne",
        start: "2027-06-07T15:00",
        end: "2027-06-09",
        startTimezone: "Europe/Berlin",
        place: { name: "Hotel Sonne", city: "Berlin", address: "Hauptstr. 1, Berlin, DE" },
        details: { guests: 2 },
      },
    ],
    [
      {
        "@type": "http://schema.org/RentalCarReservation",
        reservationId: "C-77",
        pickupLocation: { name: "Lisbon Airport", address: { addressLocality: "Lisbon", addressCountry: "Portugal" } },
        pickupTime: "2027-06-07T16:00",
        dropoffTime: "2027-06-10T10:00",
        reservationFor: { name: "Golf", brand: { name: "Volkswagen" }, rentalCompany: { name: "Blue Cars" } },
      },
      {
        kind: "car_rental",
        provider: "Blue Cars",
        end: "2027-06-10T10:00",
        details: { vehicle: "Volkswagen Golf" },
        to: null,
      },
    ],
    [
      {
        "@type": "TrainReservation",
        reservationNumber: "T1",
        reservationFor: {
          trainNumber: "ICE 577",
          departureStation: { name: "Hamburg Hbf" },
          departureTime: "2027-06-07T08:24:00+02:00",
          departurePlatform: "13",
          arrivalStation: { name: "Stuttgart Hbf" },
          arrivalTime: "2027-06-07T13:35:00+02:00",
        },
      },
      { kind: "train", number: "ICE 577", from: { name: "Hamburg Hbf", iata: null }, details: { fromPlatform: "13" } },
    ],
    [
      {
        "@type": "EventReservation",
        reservationFor: {
          "@type": "MusicEvent",
          name: "Fado",
          startDate: "2027-06-07T21:00",
          location: { name: "Clube" },
        },
      },
      { kind: "other", title: "Fado", place: { name: "Clube" } },
    ],
    [
      {
        "@type": "FoodEstablishmentReservation",
        startTime: "2027-06-07T20:00",
        partySize: "4",
        reservationFor: { name: "Casa" },
      },
      { kind: "other", provider: "Casa", start: "2027-06-07T20:00", details: { guests: 4 } },
    ],
    [
      {
        "@type": "BusReservation",
        reservationFor: { busNumber: "27", departureBusStop: { name: "ZOB" }, departureTime: "2027-06-07T08:00" },
      },
      { kind: "other", title: "27", number: null, from: { name: "ZOB" } },
    ],
  ])("know %o", async (data, expected) => {
    expect(await ofData(data)).toMatchObject([expected]);
  });

  it("as microdata are read like the others", async () => {
    const html = `<div itemscope itemtype="http://schema.org/FlightReservation"><meta itemprop="reservationNumber" content="RXJ34P"/>
      <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight"><meta itemprop="flightNumber" content="809"/>
      <div itemprop="airline" itemscope itemtype="http://schema.org/Airline"><meta itemprop="iataCode" content="LH"/></div>
      <time itemprop="departureTime" datetime="2027-06-07T12:10:00+02:00">noon</time>
      <div itemprop="departureAirport" itemscope itemtype="http://schema.org/Airport"><span itemprop="iataCode">BER</span></div></div></div>`;
    expect((await read(html)).segments).toMatchObject([
      {
        kind: "flight",
        number: "LH809",
        confirmationNumber: "RXJ34P",
        start: "2027-06-07T12:10",
        from: { iata: "BER" },
      },
    ]);
  });

  it.each([
    ["<p>7 June 2027, 12:10 from Berlin (BER)</p>", "2027-06-07T12:10"],
    ["<p>7 June 2027, 14:10 from Berlin (BER)</p>", "2027-06-07T14:10"],
    ["<p>See you</p>", "2027-06-07T14:10"],
  ])("in UTC are settled by the words %s", async (words, start) => {
    expect(await ofData(flight({}, { departureTime: "2027-06-07T12:10:00Z" }), words)).toMatchObject([{ start }]);
  });

  it.each([
    [{ "@type": "Hotel", name: "Advertised" }],
    [{ "@type": "FlightReservation" }],
    [{ "@type": "FlightReservation", reservationFor: "yes", reservationNumber: 5.5e300 }],
    ["{broken"],
    [flight({}, { departureTime: "tomorrow", arrivalTime: "2027-02-30T10:00", flightNumber: "<b>x</b>" })],
  ])("are not invented out of %o", async (data) => {
    for (const it of await ofData(data)) expect([it.start, it.end]).toEqual([null, null]);
  });

  it("nested without end or repeated without end are cut", async () => {
    const deep = `${'{"@type":"ReservationPackage","subReservation":'.repeat(5000)}1${"}".repeat(5000)}`;
    expect((await read(`<script type="application/ld+json">${deep}</script><br><br><br><br>`)).segments).toEqual([]);
    const many = Array.from({ length: 5000 }, (_, index) => flight({}, { flightNumber: `${index + 1}` }));
    expect((await ofData(many)).length).toBeLessThanOrEqual(120);
  });
});
