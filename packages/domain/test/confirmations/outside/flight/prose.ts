import { cityOf } from "../facts/airports.ts";
import { clock, mailDate, say } from "../facts/dates.ts";
import { byCity, flown, fly, type Leg } from "../facts/flights.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

type Wording = (leg: Leg, pnr: string, who: Person) => string;

/** What an assistant or an agent writes by hand. */
const booked: Readonly<Record<Language, Wording>> = {
  en: (l, pnr, who) => `Hi ${who.first},

I've booked you on ${l.airline} ${l.code}${l.digits} on ${say(l.start, "EEEE, MMMM d, yyyy")}, leaving ${cityOf(l.from)} at ${say(l.start, "h:mm a")} and getting into ${cityOf(l.to)} at ${say(l.end, "h:mm a")}${l.later > 0 ? " the next morning" : ""}. The confirmation code is ${pnr}. I asked for an aisle seat.

Best,
Rachel`,
  de: (l, pnr, who) => `Hallo ${who.first},

ich habe Ihnen den Flug ${l.code} ${l.digits} am ${say(l.start, "EEEE, d. MMMM yyyy", "de")}, um ${say(l.start, "H.mm")} Uhr ab ${cityOf(l.from, "de")} gebucht, Ankunft in ${cityOf(l.to, "de")} um ${say(l.end, "H.mm")} Uhr. Der Buchungscode lautet ${pnr}. Bitte denken Sie an Ihren Reisepass.

Viele Grüße
Ihr Reisebüro am Markt`,
  fr: (l, pnr, who) => `Bonjour ${who.first},

Votre vol ${l.code} ${l.digits} est réservé : départ de ${cityOf(l.from, "fr")} le ${say(l.start, "EEEE d MMMM yyyy", "fr")} à ${say(l.start, "H' h 'mm")}, arrivée à ${cityOf(l.to, "fr")} à ${say(l.end, "H' h 'mm")}. La référence du dossier est ${pnr}.

Bien à vous,
Hélène`,
  es: (l, pnr, who) => `Hola, ${who.first}:

Ya tienes reservado el vuelo ${l.code}${l.digits} del ${say(l.start, "EEEE d 'de' MMMM 'de' yyyy", "es")}. Sale de ${cityOf(l.from, "es")} a las ${say(l.start, "H:mm")} y llega a ${cityOf(l.to, "es")} a las ${say(l.end, "H:mm")}. El localizador es ${pnr}.

Un saludo,
Carmen`,
  it: (l, pnr, who) => `Ciao ${who.first},

ti ho prenotato il volo ${l.code} ${l.digits} di ${say(l.start, "EEEE d MMMM yyyy", "it")}, con partenza da ${cityOf(l.from, "it")} alle ${say(l.start, "H.mm")} e arrivo a ${cityOf(l.to, "it")} alle ${say(l.end, "H.mm")}. Il codice di prenotazione è ${pnr}.

A presto,
Giulia`,
  pt: (l, pnr, who) => `Olá, ${who.first},

O seu voo ${l.code} ${l.digits} está reservado para ${say(l.start, "EEEE, d 'de' MMMM 'de' yyyy", "pt")}, com partida de ${cityOf(l.from, "pt")} às ${say(l.start, "H'h'mm")} e chegada ${l.to === "OPO" ? "ao" : "a"} ${cityOf(l.to, "pt")} às ${say(l.end, "H'h'mm")}. O código da reserva é ${pnr}.

Com os melhores cumprimentos,
Teresa`,
  nl: (l, pnr, who) => `Beste ${who.first},

Ik heb vlucht ${l.code} ${l.digits} voor je geboekt op ${say(l.start, "EEEE d MMMM yyyy", "nl")}. Je vertrekt om ${say(l.start, "H.mm")} uur uit ${cityOf(l.from, "nl")} en landt om ${say(l.end, "H.mm")} uur in ${cityOf(l.to, "nl")}. De boekingscode is ${pnr}.

Groetjes,
Marieke`,
};

const letter = (language: Language, pnr: string, who: Person, leg: Leg) => ({
  language,
  text: `${booked[language](leg, pnr, who)}\n`,
  segments: [flown(leg, language, { pnr, legs: [leg], travellers: [] }, byCity(leg, language))],
});

/** No booking number at all, no hour of arrival, no year: a message between friends. */
const chat = {
  en: (l: Leg) =>
    `Quick one: my flight is ${l.code}${l.digits} on ${say(l.start, "EEEE, d MMMM")}, ${cityOf(l.from)} to ${cityOf(l.to)}, leaving at ${say(l.start, "HH:mm")}. See you there!`,
  de: (l: Leg) =>
    `Kurze Info: Mein Flug ist ${l.code} ${l.digits} am ${say(l.start, "EEEE, d. MMMM", "de")}, von ${cityOf(l.from, "de")} nach ${cityOf(l.to, "de")}, Abflug ${say(l.start, "H:mm")} Uhr. Bis dann!`,
  it: (l: Leg) =>
    `Ti dico solo il volo: ${l.code} ${l.digits} di ${say(l.start, "EEEE d MMMM", "it")}, da ${cityOf(l.from, "it")} a ${cityOf(l.to, "it")}, parte alle ${say(l.start, "H:mm")}. A presto!`,
  nl: (l: Leg) =>
    `Even kort: mijn vlucht is ${l.code} ${l.digits} op ${say(l.start, "EEEE d MMMM", "nl")}, van ${cityOf(l.from, "nl")} naar ${cityOf(l.to, "nl")}, vertrek ${say(l.start, "H:mm")} uur. Tot dan!`,
} as const;

const chatted = (language: keyof typeof chat, sent: string, leg: Leg) => ({
  language,
  text: lines(`Date: ${mailDate(sent)}`, "", chat[language](leg)),
  segments: [
    flown(
      leg,
      language,
      { pnr: "", legs: [], travellers: [] },
      { ...byCity(leg, language), confirmation_number: null, end: null },
    ),
  ],
});

const japanese: Readonly<Record<string, readonly [string, string]>> = {
  HND: ["東京(羽田)", "羽田"],
  CTS: ["札幌(新千歳)", "新千歳"],
  ITM: ["大阪(伊丹)", "伊丹"],
  FUK: ["福岡", "福岡"],
  FRA: ["フランクフルト", "フランクフルト"],
};

/** A Japanese airline's mail: year, month and day with their signs, 発 and 着 after the hours. */
function domestic(pnr: string, who: Person, leg: Leg) {
  const [from = "", fromShort = ""] = japanese[leg.from] ?? [];
  const [to = "", toShort = ""] = japanese[leg.to] ?? [];
  const expected = flown(leg, "en", { pnr, legs: [leg], travellers: [] });
  return {
    language: "ja",
    text: lines(
      "ご予約いただきありがとうございます。以下の内容でご予約を承りました。",
      "",
      `予約番号：${pnr}`,
      "",
      `${say(leg.start, "yyyy年M月d日(J)")} ${leg.code}${leg.digits}便`,
      `${from} ${leg.from} ${clock(leg.start)}発`,
      `${to} ${leg.to} ${leg.later > 0 ? say(leg.end, "M月d日(J) ") : ""}${clock(leg.end)}着`,
      "普通席 1名",
      "",
      `搭乗者名 / Passenger：${fullName(who).toUpperCase()}`,
      "お支払い期限：購入済み   合計金額：24,310円",
    ),
    segments: [
      {
        ...expected,
        from_accept: [...(expected.from_accept ?? []), from, fromShort],
        to_accept: [...(expected.to_accept ?? []), to, toShort],
        travellers: [fullName(who)],
      },
    ],
  };
}

/** The English mail of the same airline, with Japanese names beside the English ones. */
const bilingual = (pnr: string, who: Person, leg: Leg) => ({
  language: "en",
  text: lines(
    "Thank you for choosing us. Your reservation is confirmed. / ご予約確認",
    `Reservation number (予約番号): ${pnr}`,
    `Name (お名前): ${fullName(who)}`,
    `Flight (便名): ${leg.code}${leg.digits}`,
    `Date (搭乗日): ${say(leg.start, "yyyy/MM/dd (EEE)")}`,
    `Departure (出発): ${cityOf(leg.from)} (${leg.from}) ${clock(leg.start)}`,
    `Arrival (到着): ${cityOf(leg.to)} (${leg.to}) ${clock(leg.end)}`,
    "Please pass the security checkpoint at least 20 minutes before departure.",
  ),
  segments: [flown(leg, "en", { pnr, legs: [leg], travellers: [who] })],
});

export const layouts: readonly Layout[] = [
  layout("flight-letter", "flight", () => [
    letter("en", "J3KQXB", people.james, fly("AA100", "2027-02-08")),
    letter("de", "TN5WQ9", people.martin, fly("LH1942", "2027-04-06")),
    letter("fr", "HL2PVZ", people.claire, fly("AF6204", "2026-12-21")),
    letter("es", "RX7BDM", people.diego, fly("VY8302", "2027-03-15")),
    letter("it", "GK9TLW", people.laura, fly("AZ2027", "2027-05-28")),
    letter("pt", "CMZ4H6", people.joana, fly("TP1926", "2027-06-01")),
    letter("nl", "VD8RJQ", people.sanne, fly("KL1706", "2027-01-24")),
  ]),
  layout("flight-message", "flight", () => [
    chatted("en", "2027-01-12T19:45", fly("FR288", "2027-01-15")),
    chatted("de", "2027-02-26T08:10", fly("LH1167", "2027-03-02")),
    chatted("it", "2026-12-27T21:33", fly("AZ2027", "2027-01-04")),
    chatted("nl", "2027-05-10T12:01", fly("SK1829", "2027-05-14")),
  ]),
  layout("flight-japanese", "flight", () => [
    domestic("0417", people.yuki, fly("NH61", "2027-03-14")),
    domestic("RB5C2E", people.yuki, fly("JL307", "2027-04-03")),
    domestic("TXWM6P", people.martin, fly("NH224", "2027-03-29")),
    bilingual("QFD3KN", people.emily, fly("JL113", "2027-04-05")),
    bilingual("LM8T2V", people.yuki, fly("NH61", "2027-05-01")),
  ]),
];

export default layouts;
