import { clock, mailDate, say } from "../facts/dates.ts";
import { type Meeting, meeting, met } from "../facts/meetings.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

/** A person proposes nothing and asks nothing: time and place are settled. */
const letters: Readonly<Record<Language, (one: Meeting) => string>> = {
  en: (one) => `Hi all,

just to confirm that we meet on ${say(one.start, "EEEE d MMMM yyyy")} from ${clock(one.start)} to ${clock(one.end)} at ${one.place}. Please bring your figures for the last quarter. Coffee will be there.

Thanks,
Rachel`,
  de: (one) => `Sehr geehrte Damen und Herren,

hiermit bestätige ich unseren Besprechungstermin am ${say(one.start, "EEEE, 'den' d. MMMM yyyy", "de")}, von ${say(one.start, "H.mm")} bis ${say(one.end, "H.mm")} Uhr. Ort: ${one.place}. Parkplätze finden Sie im Hof.

Mit freundlichen Grüßen
Ulrike Sommer, Tel. 0711 555 0112`,
  fr: (one) => `Bonjour à tous,

Je vous confirme notre réunion du ${say(one.start, "EEEE d MMMM yyyy", "fr")} de ${say(one.start, "H'h'mm")} à ${say(one.end, "H'h'mm")}. Lieu : ${one.place}. Merci d'apporter vos chiffres du trimestre.

Cordialement,
Hélène`,
  es: (one) => `Hola a todos:

Os confirmo la reunión del ${say(one.start, "EEEE d 'de' MMMM 'de' yyyy", "es")}, de ${say(one.start, "H:mm")} a ${say(one.end, "H:mm")}. Lugar: ${one.place}. Traed los datos del trimestre, por favor.

Un saludo,
Carmen`,
  it: (one) => `Buongiorno a tutti,

confermo la riunione di ${say(one.start, "EEEE d MMMM yyyy", "it")}, dalle ${say(one.start, "H.mm")} alle ${say(one.end, "H.mm")}. Luogo: ${one.place}. Portate per favore i dati del trimestre.

A presto,
Giulia`,
  pt: (one) => `Bom dia a todos,

Confirmo a reunião de ${say(one.start, "EEEE, d 'de' MMMM 'de' yyyy", "pt")}, das ${say(one.start, "H'h'mm")} às ${say(one.end, "H'h'mm")}. Local: ${one.place}. Tragam, por favor, os números do trimestre.

Cumprimentos,
Teresa`,
  nl: (one) => `Beste allemaal,

Hierbij bevestig ik onze vergadering op ${say(one.start, "EEEE d MMMM yyyy", "nl")} van ${say(one.start, "H.mm")} tot ${say(one.end, "H.mm")} uur. Locatie: ${one.place}. Neem de cijfers van het kwartaal mee.

Groeten,
Marieke`,
};

const letter = (language: Language, one: Meeting) => ({
  language,
  text: `${letters[language](one)}\n`,
  segments: [met(one, { confirmation_number: null })],
});

const interviews = {
  de: (one: Meeting) => `Sehr geehrte Frau Vogt,

vielen Dank für Ihre Bewerbung. Gerne laden wir Sie zu einem Vorstellungsgespräch am ${say(one.start, "EEEE, d. MMMM", "de")}, um ${say(one.start, "H:mm")} Uhr in unser Büro ein: ${one.place}. Bitte melden Sie sich am Empfang (besetzt von 8 bis 18 Uhr).

Mit freundlichen Grüßen
Personalabteilung`,
  en: (one: Meeting) => `Dear Emily,

Thank you for your application. We would like to invite you to an interview on ${say(one.start, "EEEE, d MMMM")} at ${say(one.start, "h:mm a").toLowerCase()} at our office, ${one.place}. Please report to reception, which is open from 8 am to 6 pm.

Kind regards,
People team`,
  fr: (one: Meeting) => `Madame,

Suite à votre candidature, nous avons le plaisir de vous convier à un entretien ${say(one.start, "EEEE d MMMM 'à' H'h'mm", "fr")} dans nos bureaux : ${one.place}. Merci de vous présenter à l'accueil (ouvert de 8h à 18h).

Bien cordialement,
Le service recrutement`,
} as const;

/** An appointment with a beginning only; the year is that of the mail. */
const interview = (language: keyof typeof interviews, sent: string, one: Meeting) => ({
  language,
  text: lines(`Date: ${mailDate(sent)}`, "", interviews[language](one)),
  segments: [met(one, { end: null, confirmation_number: null })],
});

export const layouts: readonly Layout[] = [
  layout("meeting-letter", "meeting", () => [
    letter("en", meeting("", "our London office, 42 Great Russell Street", "2027-01-29", "14:00", "16:30")),
    letter("de", meeting("", "Schiffbauerdamm 22, 10117 Berlin", "2027-02-19", "09:30", "11:00")),
    letter("fr", meeting("", "9 place Bellecour, 69002 Lyon", "2027-02-26", "09:00", "11:30")),
    letter("es", meeting("", "Calle de Bailén 14, 28013 Madrid", "2027-01-15", "10:00", "12:00")),
    letter("it", meeting("", "Via della Lungaretta 61, 00153 Roma", "2027-05-31", "15:00", "17:30")),
    letter("pt", meeting("", "Rua 1º de Dezembro 123, Lisboa", "2027-03-15", "10:00", "12:30")),
    letter("nl", meeting("", "Oudegracht 155, Utrecht", "2027-06-14", "13:30", "15:00")),
  ]),
  layout("meeting-interview", "meeting", () => [
    interview(
      "de",
      "2027-02-08T10:30",
      meeting("", "Landwehrstraße 48, 80336 München", "2027-02-17", "14:00", "15:00"),
    ),
    interview("en", "2026-12-14T16:00", meeting("", "17 Royal Terrace, Edinburgh", "2027-01-13", "11:30", "12:30")),
    interview(
      "fr",
      "2027-03-29T09:20",
      meeting("", "18 rue de la Bûcherie, 75005 Paris", "2027-04-07", "09:30", "10:30"),
    ),
  ]),
];

export default layouts;
