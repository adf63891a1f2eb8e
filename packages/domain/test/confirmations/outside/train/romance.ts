import { clock, dayOf, mailDate, say } from "../facts/dates.ts";
import { fullName, type Person, people, ticketName } from "../facts/people.ts";
import { type Ride, ridden, ride } from "../facts/trains.ts";
import { type Layout, layout, lines } from "../types.ts";

const digits = (one: Ride): string => one.train.replace(/^\D+/, "");
/** "BORDEAUX SAINT JEAN", in a column of its own. */
const shout = (station: string): string => station.toUpperCase().replace("-", " ").padEnd(26);
const product = (one: Ride): string => one.train.slice(0, -digits(one).length).trim();

/** French e-ticket: day and month only, the year in the mail's head. */
const french = (code: string, sent: string, who: Person, rides: readonly Ride[]) => ({
  language: "fr",
  text: lines(
    `Date: ${mailDate(sent)}`,
    "",
    "VOTRE CONFIRMATION E-BILLET",
    `Nom : ${who.last.toUpperCase()}     DOSSIER VOYAGE : ${code}`,
    `Prénom : ${who.first.toUpperCase()}     N° e-billet : 204881773`,
    "Voyageur : ADULTE",
    "Départ / Arrivée          Date / Heure",
    ...rides.flatMap((one) => [
      `${shout(one.from)}${say(one.start, "dd/MM 'à' HH'h'mm")}     ${product(one)}   TRAIN N°${digits(one)}`,
      `${shout(one.to)}${say(one.end, "dd/MM 'à' HH'h'mm")}     2e CLASSE   VOITURE 13 - PLACE 31`,
    ]),
    "Présence à quai obligatoire 2 mn avant départ.",
    "E-Billet valable uniquement sur ce train. 45.00 EUR",
  ),
  segments: rides.map((one) => ridden(one, code, [who], { train_number: digits(one) })),
});

const frenchMail = (code: string, one: Ride) => ({
  language: "fr",
  text: lines(
    "Votre voyage est confirmé !",
    `Référence de dossier : ${code}`,
    "",
    `Aller simple - ${say(one.start, "EEEE d MMMM yyyy", "fr")}`,
    `${say(one.start, "HH'h'mm")}  ${one.from}`,
    `${product(one)} n° ${digits(one)}, 2de classe, voiture 5, place 62 (fenêtre)`,
    `${say(one.end, "HH'h'mm")}  ${one.to}`,
    "",
    "Total payé : 45,00 €. Échangeable et remboursable jusqu'à 7 jours avant le départ.",
  ),
  segments: [ridden(one, code, [], { train_number: digits(one) })],
});

const italian = (code: string, who: Person, issued: string, rides: readonly Ride[]) => ({
  language: "it",
  text: lines(
    "Grazie per aver acquistato con noi. In allegato trova il biglietto.",
    `Codice biglietto (PNR): ${code}`,
    `Data di emissione: ${say(issued, "dd/MM/yyyy")}`,
    `Passeggero: ${fullName(who)} (Adulto)`,
    ...rides.map((one) =>
      lines(
        "",
        "Stazione di Partenza     Stazione di Arrivo",
        `${one.from}     ${one.to}`,
        `Ore ${clock(one.start)} - ${say(one.start, "dd/MM/yyyy")}     Ore ${clock(one.end)} - ${say(one.end, "dd/MM/yyyy")}`,
        `Treno: ${one.train}   Carrozza: 4   Posto: 12A   Servizio: STANDARD`,
      ).trimEnd(),
    ),
    "",
    "Importo totale pagato: 59.90 €. Offerta BASE: cambio illimitato prima della partenza.",
  ),
  segments: rides.map((one) => ridden(one, code, [who])),
});

const spanish = (code: string, who: Person, rides: readonly Ride[]) => ({
  language: "es",
  text: lines(
    "TU VIAJE ESTÁ CONFIRMADO",
    `Localizador: ${code}`,
    `Titular: ${ticketName(who).replace(/ MRS?$/, "")}`,
    ...rides.map((one, index) =>
      lines(
        "",
        index === 0 ? "IDA" : "VUELTA",
        say(one.start, "EEEE, d 'de' MMMM 'de' yyyy", "es"),
        `Salida: ${say(one.start, "HH.mm")} h  ${one.from}`,
        `Llegada: ${say(one.end, "HH.mm")} h  ${one.to}`,
        `Tren: ${one.train}   Coche: 6   Plaza: 08B   Tarifa: Básico`,
      ).trimEnd(),
    ),
    "",
    "Los accesos al tren se cierran 2 minutos antes de la salida. Total: 98,40 €",
  ),
  segments: rides.map((one) => ridden(one, code, [who])),
});

const portuguese = (code: string, who: Person, one: Ride) => ({
  language: "pt",
  text: lines(
    "Bilhete eletrónico",
    `N.º do bilhete: ${code}`,
    `Nome: ${fullName(who)}`,
    `Origem\t${one.from}`,
    `Destino\t${one.to}`,
    `Data\t${say(one.start, "dd/MM/yyyy")}`,
    `Comboio\t${one.train}`,
    `Partida\t${say(one.start, "HH'h'mm")}`,
    `Chegada\t${say(one.end, "HH'h'mm")}`,
    "Classe 2   Carruagem 22   Lugar 55",
    "Preço: 31,20 € (IVA incluído). Reembolso até 24 horas antes da partida.",
  ),
  segments: [ridden(one, code, [who])],
});

/** The clock moves; the old one stays in the sentence. */
const moved = (language: "fr" | "it" | "es", code: string, one: Ride, start: string, end: string) => {
  const said = {
    fr: `Modification de votre voyage (dossier ${code})

Le train ${one.train} du ${say(one.start, "EEEE d MMMM yyyy", "fr")} partira de ${one.from} à ${start.replace(":", "h")} au lieu de ${say(one.start, "HH'h'mm")} et arrivera à ${one.to} à ${end.replace(":", "h")} au lieu de ${say(one.end, "HH'h'mm")}. Votre billet reste valable.`,
    it: `Variazione dell'orario del Suo treno (PNR ${code})

Il treno ${one.train} di ${say(one.start, "EEEE d MMMM yyyy", "it")} partirà da ${one.from} alle ${start} anziché alle ${clock(one.start)} e arriverà a ${one.to} alle ${end} anziché alle ${clock(one.end)}. Il biglietto resta valido.`,
    es: `Cambio de horario de tu tren (localizador ${code})

El tren ${one.train} del ${say(one.start, "EEEE d 'de' MMMM 'de' yyyy", "es")} saldrá de ${one.from} a las ${start} en lugar de las ${clock(one.start)} y llegará a ${one.to} a las ${end} en lugar de las ${clock(one.end)}. Tu billete sigue siendo válido.`,
  };
  return {
    language,
    text: `${said[language]}\n`,
    segments: [
      ridden(one, code, [], {
        status: "changed",
        start: `${dayOf(one.start)}T${start}`,
        end: `${dayOf(one.end)}T${end}`,
      }),
    ],
  };
};

export const layouts: readonly Layout[] = [
  layout("train-french-ticket", "train", () => [
    french("QTRKZP", "2027-02-01T18:46", people.claire, [ride("TGV 6607", "2027-02-25")]),
    french("SVLWXB", "2026-12-12T09:30", people.antoine, [
      ride("TGV 8417", "2027-01-08"),
      ride("INTERCITÉS 4755", "2027-01-08"),
    ]),
    frenchMail("RMHNTD", ride("TGV 6624", "2027-02-27")),
  ]),
  layout("train-italian-ticket", "train", () => [
    italian("T4KXWB", people.marco, "2027-02-11", [
      ride("Frecciarossa 9612", "2027-03-16"),
      ride("Frecciarossa 9655", "2027-03-18"),
    ]),
    italian("LQ7ZPN", people.laura, "2027-04-20", [ride("Intercity 591", "2027-05-25")]),
    italian("H8WRTC", people.emily, "2027-09-01", [ride("Italo 9973", "2027-10-07")]),
  ]),
  layout("train-spanish-ticket", "train", () => [
    spanish("7KXQ4M", people.diego, [ride("AVE 03113", "2027-04-16"), ride("AVE 03172", "2027-04-18")]),
    spanish("V2PLTZ", people.diego, [ride("ALVIA 04142", "2027-07-30")]),
  ]),
  layout("train-portuguese-ticket", "train", () => [
    portuguese("20488177", people.joana, ride("AP 123", "2027-03-16")),
    portuguese("20490312", people.tiago, ride("IC 528", "2027-03-19")),
  ]),
  layout("train-moved-sentence", "train", () => [
    moved("fr", "QTRKZP", ride("TGV 6607", "2027-02-25"), "09:30", "11:28"),
    moved("it", "T4KXWB", ride("Frecciarossa 9612", "2027-03-16"), "08:40", "11:55"),
    moved("es", "7KXQ4M", ride("AVE 03113", "2027-04-16"), "12:00", "14:45"),
  ]),
];

export default layouts;
