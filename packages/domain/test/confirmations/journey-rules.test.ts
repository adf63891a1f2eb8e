import { describe, expect, it } from "vitest";
import { travelData } from "../../../gazetteer/src/travel-data.ts";
import { readConfirmation } from "../../src/confirmation/read.ts";

const data = travelData();
const reading = (text: string) => readConfirmation(text, { today: "2027-01-15", data });
const read = (text: string) => reading(text).segments;
const legs = (text: string) =>
  read(text).map(
    (it) => `${it.number} ${it.from?.iata ?? it.from?.name}-${it.to?.iata ?? it.to?.name} ${it.start} ${it.end}`,
  );

describe("what is no journey, no time and no place of one", () => {
  it("takes no gate, seat or sequence for a flight's number, and who holds the pass for its traveller", () => {
    const text =
      "Boarding pass\n\nJAMES WHITFIELD\n\n03APR27\n\nOS 317\n\nVIE  ARN\n\nVienna\n\nStockholm\n\n20:25\n\n22:35\n\nBoarding  19:50   Gate closes  20:10\nBag drop until  19:40\nGate  B42   Seat  23F   Group  3\n\nBooking code  RHFNEJ";
    expect(legs(text)).toEqual(["OS317 VIE-ARN 2027-04-03T20:25 2027-04-03T22:35"]);
    expect(read(text)[0]?.travellers).toEqual(["JAMES WHITFIELD"]);
  });

  it("takes no opening hours for departure or arrival, nor 'before departure' for what was booked before", () => {
    const text =
      "L'enregistrement en ligne est ouvert pour votre vol AF6204 Nice - Paris.\n\nDépart : samedi 6 février 2027 à 06h30\n\nL'enregistrement ferme 1 h avant le départ. Comptoirs ouverts de 04h30 à 21h00.";
    expect(read(text)[0]).toMatchObject({ start: "2027-02-06T06:30", end: null, status: "confirmed" });
  });

  it("takes no flight sale for a journey", () => {
    const text =
      "Book by 14 March 2027 and travel between 1 April and 30 June 2027.\nLondon Gatwick - Barcelona from £29\nFlights leave daily between 06:05 and 21:40.";
    expect(read(text)).toEqual([]);
  });

  it("does not give a car's times to the flight that it waits for", () => {
    const text =
      "Reserva de coche\nRecogida: Aeropuerto de Barcelona, 23/04/2027 13:00\nVuelo de llegada: VY 8301, 12:30\nDevolución: Aeropuerto de Barcelona, 26/04/2027 11:00";
    expect(read(text).map((it) => it.kind)).toEqual(["car_rental"]);
  });

  it("takes no line of seats for a station where the way is named above", () => {
    const text =
      "RESERVATION NUMBER  8C4D21\nNEW YORK PENN STATION to WASHINGTON UNION STATION (One-Way)\nAPRIL 20, 2027\n\nTRAIN 2151   ACELA   Depart 7:00 AM   Arrive 9:56 AM\n1 RESERVED COACH SEAT   Car 3 - Seat 14A";
    expect(read(text)[0]).toMatchObject({
      from: { name: "NEW YORK PENN STATION" },
      start: "2027-04-20T07:00",
      end: "2027-04-20T09:56",
    });
    expect(read(text)[0]?.to?.name).toMatch(/^WASHINGTON UNION STATION/);
  });
});

describe("old times beside new ones", () => {
  it.each([
    [
      "under headings",
      "Ursprünglicher Flug\nLH 1166   So., 14.03.2027   Frankfurt (FRA) 09:25 Uhr – Lissabon (LIS) 11:35 Uhr\n\nIhr neuer Flug\nLH 1166   So., 14.03.2027   Frankfurt (FRA) 10:05 Uhr – Lissabon (LIS) 12:15 Uhr",
    ],
    [
      "in columns",
      "Flug LH 1166 von Frankfurt (FRA) nach Lissabon (LIS)\n\n           Alte Zeit   Neue Zeit\nAbflug     09:25       10:05\nAnkunft    11:35       12:15\n\nDas Datum bleibt Sonntag, 14. März 2027.",
    ],
    [
      "in a sentence",
      "Your flight LH 1166 on 14 March 2027 now departs Frankfurt (FRA) at 10:05 instead of 09:25 and arrives in Lisbon (LIS) at 12:15 instead of 11:35.",
    ],
  ])("%s", (_, text) => {
    expect(legs(text)).toEqual(["LH1166 FRA-LIS 2027-03-14T10:05 2027-03-14T12:15"]);
    expect(read(text)[0]?.status).toBe("changed");
  });
});

describe("numbers and carriers as the text prints them", () => {
  it("knows an airline in words before its number, and halves of the day without a space", () => {
    expect(
      read("Fri, Apr 16, 2027\nNew York (JFK) to Paris (CDG)\n7:30 PM - 9:00 AM +1 day\nDelta Air Lines 264")[0],
    ).toMatchObject({
      number: "DL264",
      provider: "Delta Air Lines",
      end: "2027-04-17T09:00",
    });
    const lines =
      "SUNDAY 12 SEPTEMBER 2027\nAIR    DELTA AIR LINES   FLT: 264   ECONOMY\n       LV NEW YORK JOHN F. KENNEDY, US     0730P\n       AR PARIS CHARLES DE GAULLE, FR     0900A  ARRIVES 13 SEP";
    expect(legs(lines)).toEqual(["DL264 JFK-CDG 2027-09-12T19:30 2027-09-13T09:00"]);
  });

  it("keeps the code of three letters and what Japanese tickets print", () => {
    expect(
      read(
        "Votre vol EZY8353 du lundi 4 octobre 2027 au départ de Lyon (LYS) à 07:10 à destination de Londres Gatwick (LGW), arrivée 07:45",
      )[0]?.number,
    ).toBe("EZY8353");
    const [train] = read(
      "お客様名：Yuki Tanaka 様\n乗車日：2027年4月2日(金)\nのぞみ225号\n東京 10:30発 → 新大阪 12:57着\n普通車指定席 7号車 12番E席",
    );
    expect(train).toMatchObject({ number: "のぞみ225号", travellers: ["Yuki Tanaka"], end: "2027-04-02T12:57" });
    expect([train?.from?.name, train?.to?.name]).toEqual(["東京", "新大阪"]);
  });

  it("names a ferry's line by the letterhead and its ends by the route", () => {
    const text =
      "Nordlinie - Ihre Fährüberfahrt\nBuchungsreferenz: DE882041\nHauptreisender: Martin Keller\n\nÜberfahrt: Travemünde - Trelleborg\nAbfahrt: Freitag, 18. Juni 2027 22:00\nAnkunft: Samstag, 19. Juni 2027 07:30";
    expect(read(text)[0]).toMatchObject({
      kind: "other",
      provider: "Nordlinie",
      travellers: ["Martin Keller"],
      from: { name: "Travemünde" },
      to: { name: "Trelleborg" },
    });
  });
});

describe("several kinds in one text", () => {
  it("gives each its own number, and a train its stations among airports", () => {
    const text =
      "FLIGHT\nLH 1942 Tue 6 Apr 2027 Munich (MUC) 12:15 - Berlin (BER) 13:20\nConfirmation: TN5WQ9\n\nTRAIN\nICE 1009 Thu 8 Apr 2027 Berlin Hbf 16:34 - München Hbf 20:58\nOrder number: QXL7BN";
    expect(legs(text)).toEqual([
      "LH1942 MUC-BER 2027-04-06T12:15 2027-04-06T13:20",
      "ICE 1009 Berlin Hbf-München Hbf 2027-04-08T16:34 2027-04-08T20:58",
    ]);
    expect(read(text).map((it) => it.confirmationNumber)).toEqual(["TN5WQ9", "QXL7BN"]);
  });
});

describe("what stays out", () => {
  it("is said in words", () => {
    expect(reading("See you at the airport, I am on flight LH 1942 at 12:15.")).toMatchObject({
      segments: [],
      remarks: ["LH1942 was left out: the text states no day for it."],
    });
  });
});
