import { expect, it } from "vitest";
import { fewPlaces } from "../../test/travel-data.ts";
import { codeIn } from "./atoms/codes.ts";
import { emptySegment } from "./empty-segment.ts";
import { readConfirmation } from "./read.ts";
import { settled } from "./settle.ts";

const read = (text: string, today = "2026-01-15") => readConfirmation(text, { today, data: fewPlaces }).segments;

it("makes no stay of the times that a flight leaves and arrives", () => {
  const flight = {
    ...emptySegment("flight"),
    number: "BA2662",
    start: "2026-03-20T07:15",
    end: "2026-03-20T10:25",
    evidence: { start: [{ start: 10, end: 30 }], end: [{ start: 50, end: 70 }] },
  };
  const stay = { ...emptySegment("hotel"), provider: "Sea View", start: "2026-03-20T10:25" };
  const kindsOf = (at: number) =>
    settled({
      journeys: [flight],
      stays: [{ ...stay, evidence: { start: [{ start: at, end: at + 20 }] } }],
      cars: [],
      meetings: () => [],
    }).map((it) => it.kind);
  expect(kindsOf(50)).toEqual(["flight"]);
  expect(kindsOf(90)).toEqual(["flight", "hotel"]);
});

it("makes no stay of opening hours from one day of the week to another", () => {
  const found = read(
    "Numéro de réservation: 3057 114 260\n\nArrivée: 04:50 (dimanche 19 juillet 2026)\n\nNotre service client est ouvert du lundi au vendredi de 8h00 à 20h00.",
  );
  expect(found.filter((it) => it.kind === "hotel")).toEqual([]);
});

it("reads a stay whose days and hours a letter says in full sentences", () => {
  const [german] = read(
    "Gerne reservieren wir für Sie ein Doppelzimmer vom 14. bis 18. Februar 2026 (4 Nächte).\n\nDas Zimmer steht Ihnen am Anreisetag ab 14.00 Uhr zur Verfügung, am Abreisetag bitten wir Sie, es bis 10.00 Uhr zu räumen.\n\nGasthof zur Linde\nDorfstraße 12, 83242 Reit im Winkl",
  );
  expect(german).toMatchObject({ kind: "hotel", start: "2026-02-14T14:00", end: "2026-02-18T10:00" });
  const [english] = read(
    "That's all booked for you: one double room at The Harbour Inn for three nights, arriving Thursday\n9th July 2026 and leaving Sunday 12th July. You can get into the room any time after 2pm. We ask people to be out by 10.30am.",
  );
  expect(english).toMatchObject({ kind: "hotel", start: "2026-07-09T14:00", end: "2026-07-12T10:30" });
});

it("begins no second stay on a day within the first that is named for another reason", () => {
  const stays = read(
    "Nous avons enregistré votre réservation pour 2 nuits, du 13/07/2026 au 15/07/2026, en chambre double.\nLes chambres sont disponibles à partir de 15h et doivent être libérées avant 11h. Le feu d'artifice du 14 juillet se regarde depuis la terrasse.\n\nHôtel du Phare, 15 quai de la Cale, 29900 Concarneau",
  );
  expect(stays.map((it) => [it.start, it.end])).toEqual([["2026-07-13T15:00", "2026-07-15T11:00"]]);
});

it("knows a stay by both its labels over their values", () => {
  const [stay] = read("Intero alloggio\n\nCheck-in        Check-out\nven 24 apr\nlun 27 apr\n14:00\n10:00");
  expect(stay).toMatchObject({ kind: "hotel", start: "2026-04-24T14:00", end: "2026-04-27T10:00" });
});

it("knows a car by who drives it and when it comes back", () => {
  const [car, ...others] = read(
    "Départ : Gare de Bordeaux Saint-Jean\nsamedi 27 juin 2026 à 11h00\n\nRetour : Aéroport de Biarritz\nsamedi 4 juillet 2026 à 17h30\n\nConducteur : M. Florian Castaing",
  );
  expect(others).toEqual([]);
  expect(car).toMatchObject({ kind: "car_rental", start: "2026-06-27T11:00", end: "2026-07-04T17:30" });
});

it("gives a car back where it was picked up when the text says so, and names no place 'same'", () => {
  const times = "Pick-up time: 14 March 2026, 09:00\nReturn time: 17 March 2026, 18:30\nVehicle: Compact";
  const same = read(`Pick-up location: Harbour Street 1\nReturn location: Same as pick-up location\n${times}`);
  expect(same[0]?.to?.name).toBe(same[0]?.from?.name);
  const both = read(
    `Pick-Up: 14 March 2026, 09:00\nReturn: 17 March 2026, 18:30\n\nPICK-UP & RETURN LOCATION\nHarbour Street Garage\n\nVehicle: Compact`,
  );
  expect(both[0]?.to?.name).toBe("Harbour Street Garage");
});

it("takes a payment in the past for no change", () => {
  const [stay] = read(
    "Hotel am Ring\nCheck-in: 12 May 2026\nCheck-out: 15 May 2026\nThe deposit of EUR 30 was paid on 5 January 2026.",
  );
  expect(stay?.status).toBe("confirmed");
});

it("reads the hour that a meeting moves to, not the one it was planned for", () => {
  const [meeting] = read(
    "Asunto: Cambio de hora - Reunión comité\n\nOs informo de que la reunión del martes 14 de abril de 2026, prevista a las 10:00, pasa a las 12:30 del mismo día.",
  );
  expect(meeting).toMatchObject({ kind: "meeting", start: "2026-04-14T12:30", status: "changed" });
});

it("reads where a sentence says that a meeting takes place", () => {
  const [meeting] = read(
    "I am pleased to confirm your meeting with Professor Lindqvist on Tuesday 19 May 2026 at 2.30 pm.\nIt will take place in the Senate House, Malet Street, London WC1E 7HU.",
  );
  expect(meeting?.place).toMatchObject({ name: "Senate House", address: "Malet Street, London WC1E 7HU" });
});

it("reads codes in groups with letters at their end, and codes that begin like a verb", () => {
  const text = "2280 6614 DE 1";
  expect(codeIn(text, { start: 0, end: text.length })?.code).toBe(text);
  const [car] = read(
    "Bono de alquiler de coche\nNúmero de reserva  ES-30927716\nRecogida: 5 de diciembre de 2026 a las 18:00\nDevolución: 12 de diciembre de 2026 a las 09:00",
  );
  expect(car?.confirmationNumber).toBe("ES-30927716");
});

it("takes whom a booking is confirmed to for who travels", () => {
  const [car] = read(
    "Your reservation is confirmed, Keisha Barnett!\n\nPick-up: 14 March 2026, 09:00\nReturn: 17 March 2026, 18:30\nVehicle: Compact",
  );
  expect(car?.travellers).toEqual(["Keisha Barnett"]);
});

it("greets by a full name behind a title", () => {
  const [stay] = read(
    "Estimado Sr. Nuno Falcão,\n\nEntrada: 3 de abril de 2026\nSaída: 5 de abril de 2026\nQuarto: duplo",
  );
  expect(stay?.travellers).toEqual(["Nuno Falcão"]);
});

it("names the house over its labelled address, and one with a view in its name", () => {
  const days = "Check-in: 26 June 2026\nCheck-out: 28 June 2026";
  expect(read(`The Koornbeurs\nAddress: Oude Delft 44, 2611 CD Delft\n\n${days}`)[0]?.provider).toBe("The Koornbeurs");
  expect(read(`Harborview Suites\n1200 Western Ave, Seattle, WA 98101\n\n${days}`)[0]?.provider).toBe(
    "Harborview Suites",
  );
});

it("reads who lends the car from the cell beside its label", () => {
  const text = "Supplier  Northwind\nPick-up: 14 March 2026, 09:00\nReturn: 17 March 2026, 18:30\nVehicle: Compact";
  expect(read(text)[0]?.provider).toBe("Northwind");
});

it("hires no car where a taxi's driver is named", () => {
  const found = read(
    "Airport transfer\n\nOutbound: Harbour Street\n27 June 2026 at 11:00\n\nReturn: Beach Road\n4 July 2026 at 17:30\n\nDriver: John Miller",
  );
  expect(found.filter((it) => it.kind === "car_rental")).toEqual([]);
});
