import { describe, expect, it } from "vitest";
import { travelData } from "../../../gazetteer/src/travel-data.ts";
import { readConfirmation } from "../../src/confirmation/read.ts";

const data = travelData();
const read = (text: string) => readConfirmation(text, { today: "2027-01-15", data }).segments;
const ways = (text: string) =>
  read(text).map((it) => `${it.kind} ${it.number} ${it.from?.name}-${it.to?.name} ${it.start} ${it.end}`);

describe("days and clocks", () => {
  it("gives each clock of a row the date above it", () => {
    const text =
      "Flight DL 412\n\nTue, Mar 9, 2027        Wed, Mar 10, 2027\n11:05 PM                07:40 AM\nSeattle (SEA)           Atlanta (ATL)";
    expect(read(text)[0]).toMatchObject({ start: "2027-03-09T23:05", end: "2027-03-10T07:40" });
  });

  it("takes the end of another word for no weekday", () => {
    expect(read("乗車日  4月7日(水)\nひかり 501号\n東京 09:33 → 京都 12:10")[0]?.start).toBe("2027-04-07T09:33");
  });

  it("leaves a day some lines below to what it belongs to, where one stands above", () => {
    const text =
      "Freitag, 5. März 2027\nBahn   ICE 602   Hamburg Hbf ab 08:10   Hannover Hbf an 09:35\n\nHotel Leinegarten\n       Anreise 05.03.2027, Abreise 07.03.2027";
    expect(ways(text)).toContain("train ICE 602 Hamburg Hbf-Hannover Hbf 2027-03-05T08:10 2027-03-05T09:35");
  });

  it("knows a planned departure that was called off", () => {
    const text =
      "Votre vol suivant est annulé :\nVol AF 7412 - Nice (NCE) / Nantes (NTE)\nDépart prévu le lundi 8 mars 2027 à 07:20, arrivée prévue à 09:00";
    expect(read(text)[0]).toMatchObject({ start: "2027-03-08T07:20", end: "2027-03-08T09:00", status: "cancelled" });
  });
});

describe("the ends of a way", () => {
  it("knows the place before 'ab' and 'an'", () => {
    expect(ways("OS 84 am 02.03.2027:\nZürich (ZRH) ab 06:50 Uhr, Graz (GRZ) an 08:05 Uhr")).toEqual([
      "flight OS84 Zürich-Graz 2027-03-02T06:50 2027-03-02T08:05",
    ]);
  });

  it("reads a way over two lines", () => {
    const text =
      "Passenger: ANN LOWE\nTRAIN 714: COASTLINER\nPortland, OR - Grand Depot to\nSeattle, WA - King Street (One-Way)\nDepart 9:15 AM, Friday, March 5, 2027\nArrive 1:05 PM, Friday, March 5, 2027";
    expect(ways(text)).toEqual([
      "train 714 Portland, OR - Grand Depot-Seattle, WA - King Street 2027-03-05T09:15 2027-03-05T13:05",
    ]);
  });

  it("takes a way there and back without numbers for no meeting", () => {
    const text =
      "Your rail tickets\n\nOUT  Tue, 2 Mar 2027\n08:02  Bristol\n09:44  Reading\n\nRTN  Tue, 2 Mar 2027\n17:30  Reading\n19:11  Bristol";
    expect(read(text).map((it) => `${it.kind} ${it.start}`)).toEqual([
      "train 2027-03-02T08:02",
      "train 2027-03-02T17:30",
    ]);
  });

  it("takes the kind of a number from its section", () => {
    const text =
      "FLYG\nSK 1416  tis 2 mars 2027  Stockholm (ARN) 08:10 - Köpenhamn (CPH) 09:20\n\nTÅG\nIC 2116, 2 klass\n2 mars 2027 avgång Köpenhamn H 11:24, ankomst Odense 12:40";
    expect(read(text).map((it) => `${it.kind} ${it.number}`)).toEqual(["flight SK1416", "train IC 2116"]);
  });
});

describe("the code of a booking", () => {
  it("is the airline's before the agency's", () => {
    const text =
      "TRIP   Agency record locator: JKWMPB\n\nFlight            LH 902\nDepart            Frankfurt (FRA) 07:40   2 MAR 2027\nArrive            London (LHR) 08:20\nAirline reference QX7ZKD";
    expect(read(text)[0]?.confirmationNumber).toBe("QX7ZKD");
  });

  it.each([
    ["stands below a sentence", "Thanks for booking, your booking reference is:\nK7XMT2P\n"],
    ["begins like an amount of money", "Booking reference: TL7QKXB4\n"],
  ])("%s", (_, said) => {
    const text = `${said}\nFlight LH 902\nDep Tue, 2 Mar 2027 07:40 Frankfurt (FRA)\nArr Tue, 2 Mar 2027 08:20 London (LHR)`;
    expect(read(text)[0]?.confirmationNumber).toMatch(/^(?:K7XMT2P|TL7QKXB4)$/);
  });
});

describe("who travels", () => {
  const flight = "\nFlug LH 902\n2. März 2027\nFrankfurt (FRA) 07:40 - London (LHR) 08:20\n";
  it.each([
    ["Passenger 1: Oliver Stamp, 29201 004 471", ["Oliver Stamp"]],
    ["Reisende:r: Anna Kolb\nSuper Sparpreis, 2. Klasse", ["Anna Kolb"]],
    ["Viajero: D. Javier Otero", ["Javier Otero"]],
    ["Who's going\nPriya Rao\nTom Ash", ["Priya Rao", "Tom Ash"]],
    ["HARTWIG/PAUL\neTicket number: 2202470318842", ["PAUL HARTWIG"]],
    ["Pani Zofia Lis  nr biletu 080 2461907733", ["Zofia Lis"]],
  ])("%s", (said, names) => {
    expect(read(`${said}\n${flight}`)[0]?.travellers).toEqual(names);
  });
});
