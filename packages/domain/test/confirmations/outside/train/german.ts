import { clock, dayOf, mailDate, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type Ride, ridden, ride } from "../facts/trains.ts";
import { type Layout, layout, lines } from "../types.ts";

/** The table of a ticket to print, one row a halt: station, day, clock, platform, product. */
const printed = (code: string, who: Person, bought: string, rides: readonly Ride[]) => ({
  language: "de",
  text: lines(
    "Online-Ticket",
    "ICE Fahrkarte",
    "Flexpreis (Einfache Fahrt)   Klasse: 2   Erw: 1, mit 1 BC25",
    `Auftragsnummer: ${code}`,
    `Fahrgast: ${fullName(who)}`,
    `Gebucht am ${say(bought, "dd.MM.yyyy, HH:mm 'Uhr'")}`,
    "",
    `Ihre Reiseverbindung und Reservierung am ${say(rides[0]?.start ?? "", "dd.MM.yyyy")}`,
    "Halt                     Datum    Zeit        Gleis   Produkte        Reservierung",
    ...rides.flatMap((one) => [
      `${one.from.padEnd(25)}${say(one.start, "dd.MM.")}   ab ${clock(one.start)}   ${(one.fromPlatform ?? "").padEnd(7)} ${one.train.padEnd(15)} 1 Sitzplatz, Wg. 23, Pl. 44`,
      `${one.to.padEnd(25)}${say(one.end, "dd.MM.")}   an ${clock(one.end)}   ${one.toPlatform ?? ""}`,
    ]),
    "",
    "Betrag 79,90 EUR, bezahlt mit Kreditkarte. Storno bis 1 Tag vor dem 1. Geltungstag kostenfrei.",
    "Wichtige Hinweise: Bitte halten Sie Ihren Lichtbildausweis zur Kontrolle bereit.",
  ),
  segments: rides.map((one) => ridden(one, code, [who])),
});

/** The mail after a booking: a line for each train, arrow between the stations. */
const mailed = (code: string, rides: readonly Ride[]) => ({
  language: "de",
  text: lines(
    `Betreff: Ihre Buchungsbestätigung (Auftrag ${code})`,
    "",
    "Guten Tag,",
    "vielen Dank für Ihre Buchung. Ihre Tickets finden Sie im Anhang.",
    "",
    ...rides.map((one, index) =>
      lines(
        index === 0 ? "Hinfahrt" : dayOf(one.start) === dayOf(rides[index - 1]?.end ?? "") ? "Umstieg" : "Rückfahrt",
        say(one.start, "EEEE, dd. MMMM yyyy", "de"),
        `${one.from} → ${one.to}`,
        `${clock(one.start)} – ${clock(one.end)}${one.later > 0 ? " (+1 Tag)" : ""}   ${one.train}`,
        one.fromPlatform !== undefined && `Gl. ${one.fromPlatform}, Wagen 7, Platz 61 (Fenster)`,
      ),
    ),
    "Gesamtpreis: 118,00 €. Sie sammeln 118 Bonuspunkte.",
    "Service-Nummer: 030 5550, täglich 6 bis 23 Uhr",
  ),
  segments: rides.map((one) => ridden(one, code)),
});

/** The railway tells that the train goes at another hour. */
const delayed = (code: string, one: Ride, start: string, end: string) => ({
  language: "de",
  text: lines(
    "Betreff: Fahrplanänderung auf Ihrer Reise",
    "",
    `Auftragsnummer ${code}`,
    `Bei Ihrer Reise am ${say(one.start, "EEEE, d. MMMM yyyy", "de")} mit ${one.train} haben sich die Zeiten geändert:`,
    "",
    `${one.from}: Abfahrt neu ${start} Uhr (bisher ${clock(one.start)} Uhr)`,
    `${one.to}: Ankunft neu ${end} Uhr (bisher ${clock(one.end)} Uhr)`,
    "",
    "Ihre Reservierung behält ihre Gültigkeit.",
  ),
  segments: [
    ridden(one, code, [], {
      status: "changed",
      start: `${dayOf(one.start)}T${start}`,
      end: `${dayOf(one.end)}T${end}`,
    }),
  ],
});

const dropped = (code: string, sent: string, one: Ride) => ({
  language: "de",
  text: lines(
    "Betreff: Ihr Zug fällt aus",
    `Datum: ${mailDate(sent)}`,
    "",
    `leider müssen wir Ihnen mitteilen, dass ${one.train} am ${say(one.start, "EEEE, d. MMMM", "de")} von ${one.from} (ab ${clock(one.start)} Uhr) nach ${one.to} (an ${clock(one.end)} Uhr) ausfällt.`,
    `Auftrag: ${code}`,
    "Die Zugbindung ist aufgehoben. Sie können mit einem anderen Zug fahren oder sich den Fahrpreis erstatten lassen.",
  ),
  segments: [ridden(one, code, [], { status: "cancelled" })],
});

/** A secretary's mail: nothing but prose, no number of the order. */
const note = (one: Ride, who: Person) => ({
  language: "de",
  text: lines(
    `Liebe${who.female ? " Frau" : "r Herr"} ${who.last},`,
    "",
    `Ihr Zug, der ${one.train}, fährt am ${say(one.start, "EEEE, 'den' d. MMMM yyyy", "de")}, um ${say(one.start, "H.mm")} Uhr ab ${one.from} und kommt um ${say(one.end, "H.mm")} Uhr in ${one.to} an. Die Fahrkarte liegt im Sekretariat.`,
    "",
    "Herzliche Grüße",
    "Ulrike Sommer, Tel. 0711 555 0112",
  ),
  segments: [ridden(one, null)],
});

export const layouts: readonly Layout[] = [
  layout("train-ticket-rows", "train", () => [
    printed("QXL7BN", people.martin, "2027-01-11T18:20", [ride("ICE 577", "2027-02-16")]),
    printed("P4TWZ8", people.sabine, "2027-02-02T07:41", [
      ride("IC 2023", "2027-03-05"),
      ride("ICE 611", "2027-03-05"),
    ]),
    printed("GK2RVM", people.emily, "2026-12-10T21:05", [ride("EC 173", "2027-01-09")]),
  ]),
  layout("train-mail-arrows", "train", () => [
    mailed("284710593662", [ride("ICE 1004", "2027-04-16"), ride("ICE 1009", "2027-04-18")]),
    mailed("284719920417", [ride("NJ 490", "2027-05-28")]),
    mailed("284733018854", [ride("RJX 66", "2027-06-12")]),
    mailed("284740417726", [ride("IC 713", "2027-08-20")]),
  ]),
  layout("train-new-times", "train", () => [
    delayed("284710593662", ride("ICE 1004", "2027-04-16"), "11:25", "15:58"),
    delayed("QXL7BN", ride("ICE 577", "2027-02-16"), "08:01", "13:39"),
  ]),
  layout("train-dropped", "train", () => [
    dropped("P4TWZ8", "2027-03-04T16:12", ride("ICE 611", "2027-03-05")),
    dropped("284733018854", "2027-06-10T09:00", ride("RJX 66", "2027-06-12")),
  ]),
  layout("train-secretary", "train", () => [
    note(ride("ICE 1009", "2027-03-11"), people.martin),
    note(ride("ICE 577", "2027-09-07"), people.sabine),
  ]),
];

export default layouts;
