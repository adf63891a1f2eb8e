import { expect, it } from "vitest";
import { fewPlaces } from "../../../test/travel-data.ts";
import { readConfirmation } from "../read.ts";
import type { ReadSegment } from "../reading.ts";

const read = (text: string): ReadSegment | undefined =>
  readConfirmation(text, { today: "2026-04-01", data: fewPlaces }).segments[0];

it.each([
  [
    "German",
    "Ihre Fahrkarte\nICE 577\n14.05.2026\n08:05 Frankfurt(Main)Hbf Gleis 7\n11:31 München Hbf Gleis 18\nWagen 12, Platz 45\n2. Klasse",
    ["Wagen 12, Platz 45", "2. Klasse", "7"],
  ],
  [
    "French",
    "Votre billet de train\nTGV 6607\n14 mai 2026\nDépart 08:00 Paris Gare de Lyon voie 9\nArrivée 10:01 Lyon Part-Dieu\nVoiture 13 - Place 31\n2e classe",
    ["Voiture 13 - Place 31", "2e classe", "9"],
  ],
  [
    "Italian",
    "Biglietto del treno\nFrecciarossa 9615\n14 maggio 2026\nPartenza: Milano Centrale 09:10 Binario 12\nArrivo: Roma Termini 12:20\nCarrozza 4 Posto 11A",
    ["Carrozza 4 Posto 11A", null, "12"],
  ],
  [
    "Spanish",
    "Billete de tren\nAVE 3141\n14 de mayo de 2026\nSalida: Madrid Puerta de Atocha 10:30 Andén 4\nLlegada: Barcelona Sants 13:00\nCoche 5 Plaza 8C\nClase: Turista",
    ["Coche 5 Plaza 8C", "Turista", "4"],
  ],
  [
    "Dutch",
    "Treinkaartje\nTrein: IC 9218\n14 mei 2026\nVertrek: 09:15 Amsterdam Centraal Spoor 15\nAankomst: 11:08 Brussel-Zuid\nRijtuig 8\nZitplaats 23\n1e klas",
    ["Rijtuig 8, Zitplaats 23", "1e klas", "15"],
  ],
  [
    "English",
    "Your train\nTrain 9024\n14 May 2026\nDeparts 10:24 London St Pancras Platform 5\nArrives 13:47 Paris Gare du Nord\nSeat: 14C\nStandard Class",
    ["14C", "Standard Class", "5"],
  ],
  [
    "Norwegian",
    "Din togbillett\nTog 61\n14. mai 2026\nAvgang 08:25 Oslo S spor 4\nAnkomst 15:01 Bergen stasjon\nVogn 3 Plass 45",
    ["Vogn 3 Plass 45", null, "4"],
  ],
  [
    "Polish",
    "Bilet kolejowy\nEIP 3506\n14 maja 2026\nOdjazd: 08:25 Warszawa Centralna peron 3\nPrzyjazd: 10:50 Kraków Główny\nwagon 5 miejsce 45\nklasa: 2",
    ["wagon 5 miejsce 45", "2", "3"],
  ],
  [
    "Japanese",
    "ご予約ありがとうございます\nのぞみ225号\n2026年5月14日\n東京 10:00発\n新大阪 12:27着\n7号車 12番E席\nグリーン車",
    ["7号車 12番E席", "グリーン車", null],
  ],
])("reads seat, class and platform in %s", (_language, text, expected) => {
  const details = read(text)?.details;
  expect([details?.seats, details?.travelClass, details?.fromPlatform]).toEqual(expected);
});

it("keeps the platform out of the station's name", () => {
  const train = read(
    "Ihre Fahrkarte\nICE 577\n14.05.2026\n08:05 Frankfurt(Main)Hbf Gleis 7\n11:31 München Hbf Gleis 18",
  );
  expect([train?.from?.name, train?.to?.name]).toEqual(["Frankfurt(Main)Hbf", "München Hbf"]);
});

it("takes no platform of arrival for that of departure, and no offer for a class", () => {
  const train = read(
    "Your train\nTrain 9024\n14 May 2026\nDeparts 10:24 London St Pancras\nArrives 13:47 Paris Gare du Nord\nArrival platform: 3\nUpgrade to first class from £20 today",
  );
  expect(train?.start).toBe("2026-05-14T10:24");
  expect([train?.details.fromPlatform, train?.details.travelClass]).toEqual([null, null]);
});

it("says what the only traveller pays when nothing else is paid", () => {
  const train =
    "Your train\nTrain 9024\n14 May 2026\nDeparts 10:24 London St Pancras\nArrives 13:47 Paris Gare du Nord\n";
  expect(read(`${train}1 adult: £78.00`)?.price).toEqual({ amount: "78", currency: "GBP" });
  expect(read(`${train}2 adults: £78.00`)?.price).toBe(null);
  expect(read(`${train}1 adult: £78.00\nReservation: £5.00`)?.price).toBe(null);
  expect(read(`${train}1 adult: £78.00\nTotal: £83.00`)?.price).toEqual({ amount: "83", currency: "GBP" });
});

const flight =
  "Flight: TP571\nFrom: Lisbon\nTo: Vienna\nDeparture: 12 April 2027 08:25\nArrival: 12 April 2027 12:20\nBooking reference: K7PQ2M\n";

it.each([
  ["a numbered list with seats", "Travellers\n1. Anna Keller (adult) seat 22A\n2. Tom Keller (adult) seat 22B"],
  ["seats behind names", "Passengers: Anna Keller 22A, Tom Keller 22B"],
  ["a count, and what each is", "Passengers (2)\nAnna Keller - Adult - Seat 22A\nTom Keller - Adult - Seat 22B"],
  ["somebody in company", "Passenger: Anna Keller\nAccompanied by: Tom Keller"],
])("every traveller is read: %s", (_, people) => {
  for (const text of [flight + people, `Dear Anna Keller,\n${people}\n${flight}`])
    expect(read(text)?.travellers).toEqual(["Anna Keller", "Tom Keller"]);
});
