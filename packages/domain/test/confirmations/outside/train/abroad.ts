import { clock, mailDate, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type Ride, ridden, ride, stationNames } from "../facts/trains.ts";
import { type Layout, layout, lines } from "../types.ts";

const digits = (one: Ride): string => one.train.replace(/^\D+/, "");

/** A train under the sea: booking reference, then blocks with "Train number". */
const eurostar = (code: string, travellers: readonly Person[], rides: readonly Ride[]) => ({
  language: "en",
  text: lines(
    "Your booking is confirmed",
    "Booking reference",
    code,
    "",
    `Travellers: ${travellers.map(fullName).join(", ")}`,
    ...rides.map((one, index) =>
      lines(
        "",
        `${index === 0 ? "OUTBOUND" : "RETURN"}  ${say(one.start, "EEEE d MMMM yyyy")}`,
        `${clock(one.start)}  ${one.from}`,
        `${clock(one.end)}  ${one.to}`,
        `Train number ${digits(one)}   Coach 12   Seats 41, 42   Standard`,
        "Gates close 30 minutes before departure. Arrive 75 - 90 minutes before.",
      ).trimEnd(),
    ),
    "",
    "Total £178.00. Earn 1 point for every £1 spent.",
  ),
  segments: rides.map((one) => ridden(one, code, travellers, { train_number: digits(one) })),
});

/** British portals tell no train numbers; every time is local and the date stands once. */
const british = (code: string, from: string, to: string, start: string, end: string, operator: string) => ({
  language: "en",
  text: lines(
    "Thanks, you're all booked!",
    `Your ticket collection reference is ${code}`,
    "",
    `Outbound: ${say(start, "EEE d MMM yyyy")}`,
    `${clock(start)}  ${from}`,
    `    ${operator} service towards ${to}, 0 changes`,
    `${clock(end)}  ${to}`,
    "",
    "1 x Adult, Off-Peak Single   £48.70",
    "Booking fee   £1.50",
    "Valid with a railcard. Collect from any ticket machine with a bank card.",
  ),
  segments: [
    {
      kind: "train" as const,
      status: "confirmed" as const,
      train_number: null,
      confirmation_number: code,
      start,
      end,
      from,
      from_accept: stationNames(from),
      to,
      to_accept: stationNames(to),
    },
  ],
});

const dutch = (code: string, who: Person, one: Ride) => ({
  language: "nl",
  text: lines(
    "Bedankt voor je boeking!",
    `Boekingscode (DNR): ${code}`,
    `Reiziger: ${fullName(who)}`,
    "",
    `Heenreis op ${say(one.start, "EEEE d MMMM yyyy", "nl")}`,
    `Vertrek ${clock(one.start)} uur   ${one.from}${one.fromPlatform === undefined ? "" : `, spoor ${one.fromPlatform}`}`,
    `Aankomst ${clock(one.end)} uur   ${one.to}`,
    `Trein ${one.train}   2e klas   rijtuig 263   stoel 84`,
    "",
    "Totaal betaald: € 54,90. Omruilen kan tot 1 dag voor vertrek. Klantenservice: 030 555 01 44.",
  ),
  segments: [ridden(one, code, [who])],
});

const amtrak = (code: string, who: Person, one: Ride) => ({
  language: "en",
  text: lines(
    "eTicket and Receipt - Present this document for boarding",
    `RESERVATION NUMBER  ${code}`,
    `${one.from.toUpperCase()} to ${one.to.toUpperCase()} (One-Way)`,
    say(one.start, "MMMM d, yyyy").toUpperCase(),
    "",
    `TRAIN ${digits(one)}   ${one.train.replace(/ \d+$/, "").toUpperCase()}   Depart ${say(one.start, "h:mm a")}   Arrive ${say(one.end, "h:mm a")}${one.later > 0 ? `, ${say(one.end, "MMMM d")}` : ""}`,
    "1 RESERVED COACH SEAT   Car 3 - Seat 14A",
    "",
    `PASSENGER  ${fullName(who)}  ADULT`,
    "Ticket 0410286044715. Purchased with Visa xx1881: $142.00. Be on the platform 10 minutes before departure.",
  ),
  segments: [ridden(one, code, [who], { train_number: digits(one) })],
});

const shinkansen = (code: string, who: Person, one: Ride) => ({
  language: "ja",
  text: lines(
    "ご予約が完了しました。",
    `予約番号：${code}`,
    `お客様名：${fullName(who)} 様`,
    `乗車日：${say(one.start, "yyyy年M月d日(J)")}`,
    `${one.train}`,
    `${one.from} ${clock(one.start)}発 → ${one.to} ${clock(one.end)}着`,
    "普通車指定席 7号車 12番E席",
    "合計：14,720円（クレジットカード）",
  ),
  segments: [
    ridden(one, code, [who], {
      from_accept: one.from === "東京" ? [one.from, "Tokyo"] : [one.from],
      to_accept: [one.to, one.to === "仙台" ? "Sendai" : "Shin-Osaka"],
    }),
  ],
});

/** A traveller tells another: no number of a booking, no arrival, the year from the mail. */
const told = {
  en: (one: Ride) =>
    `I'm on train ${one.train} from ${one.from} on ${say(one.start, "EEEE d MMMM")}, it leaves at ${clock(one.start)} and goes straight to ${one.to}. Will text you when I'm in.`,
  fr: (one: Ride) =>
    `Je prends le train ${one.train} de ${one.from} à ${one.to} ${say(one.start, "EEEE d MMMM", "fr")}, départ à ${say(one.start, "H'h'mm")}. Je t'appelle en arrivant.`,
  nl: (one: Ride) =>
    `Ik neem trein ${one.train} van ${one.from} naar ${one.to} op ${say(one.start, "EEEE d MMMM", "nl")}, vertrek om ${clock(one.start)} uur. Ik app je als ik er ben.`,
} as const;

const message = (language: keyof typeof told, sent: string, one: Ride) => ({
  language,
  text: lines(`Date: ${mailDate(sent)}`, "", told[language](one)),
  segments: [ridden(one, null, [], { end: null })],
});

export const layouts: readonly Layout[] = [
  layout("train-channel", "train", () => [
    eurostar(
      "RTXQPL",
      [people.emily, people.james],
      [ride("Eurostar 9014", "2027-03-26"), ride("Eurostar 9043", "2027-03-29")],
    ),
    eurostar("SWKBNH", [people.james], [ride("Eurostar 9329", "2027-06-21")]),
  ]),
  layout("train-british-portal", "train", () => [
    british("7QX4KLMP", "London Kings Cross", "Edinburgh Waverley", "2027-04-09T10:00", "2027-04-09T14:20", "LNER"),
    british(
      "3TWZ8RBN",
      "Manchester Piccadilly",
      "London Euston",
      "2027-02-12T16:15",
      "2027-02-12T18:24",
      "Avanti West Coast",
    ),
  ]),
  layout("train-dutch-ticket", "train", () => [
    dutch("KHPTWZR", people.pieter, ride("IC 145", "2027-05-20")),
    dutch("LMQXVBN", people.sanne, ride("ICE 123", "2027-06-25")),
  ]),
  layout("train-american-ticket", "train", () => [
    amtrak("8C4D21", people.james, ride("Acela 2151", "2027-04-20")),
    amtrak("5B7E90", people.emily, ride("Northeast Regional 174", "2027-04-22")),
    amtrak("2F6A38", people.james, ride("Coast Starlight 11", "2027-07-08")),
  ]),
  layout("train-japanese", "train", () => [
    shinkansen("2048", people.yuki, ride("のぞみ225号", "2027-04-02")),
    shinkansen("E41770", people.martin, ride("はやぶさ15号", "2027-04-07")),
  ]),
  layout("train-message", "train", () => [
    message("en", "2027-03-20T12:00", ride("Eurostar 9014", "2027-03-26")),
    message("fr", "2027-01-05T19:25", ride("TGV 8417", "2027-01-08")),
    message("nl", "2027-05-18T08:44", ride("IC 145", "2027-05-20")),
  ]),
];

export default layouts;
