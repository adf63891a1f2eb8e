import { type Layout, layout } from "../../outside/types.ts";
import { date } from "../dates.ts";
import { type House, stayed } from "../expect.ts";

interface Home {
  readonly locale: string;
  readonly house: House;
  readonly code: string;
  readonly host: string;
  readonly start: string;
  readonly end: string;
  /** As the mail writes the hours. */
  readonly hours: readonly [string, string];
  readonly words: readonly string[];
}

/** The header's date gives the year; the two columns of arrival and departure came out as alternating lines. */
const homes: readonly Home[] = [
  {
    locale: "en-US",
    house: {
      name: "Sunny loft near the river",
      address: "Rua da Madalena 80, Lisboa 1100-321, Portugal",
      city: "Lisboa",
    },
    code: "HMKX4TB9QZ",
    host: "Inês",
    start: "2026-05-22T15:00",
    end: "2026-05-26T11:00",
    hours: ["3:00 PM", "11:00 AM"],
    words: [
      "Your reservation is confirmed",
      "You're going to Lisboa!",
      "Entire home/apt hosted by",
      "Checkin",
      "Checkout",
      "Address",
      "Confirmation code",
      "2 adults",
    ],
  },
  {
    locale: "fr",
    house: {
      name: "Appartement cosy à deux pas du port",
      address: "7 rue Sainte, 13001 Marseille, France",
      city: "Marseille",
    },
    code: "HMB7QW2NRD",
    host: "Mathilde",
    start: "2026-08-01T16:00",
    end: "2026-08-08T10:00",
    hours: ["16:00", "10:00"],
    words: [
      "Votre réservation est confirmée",
      "Vous partez à Marseille !",
      "Logement entier : hôte",
      "Arrivée",
      "Départ",
      "Adresse",
      "Code de confirmation",
      "4 voyageurs",
    ],
  },
  {
    locale: "de",
    house: {
      name: "Ferienwohnung am Kanal",
      address: "Paul-Lincke-Ufer 22, 10999 Berlin, Deutschland",
      city: "Berlin",
    },
    code: "HMPZ3VC8KT",
    host: "Jörg",
    start: "2026-06-04T15:00",
    end: "2026-06-07T11:00",
    hours: ["15:00", "11:00"],
    words: [
      "Deine Buchung ist bestätigt",
      "Es geht nach Berlin!",
      "Ganze Unterkunft, Gastgeber:in",
      "Check-in",
      "Check-out",
      "Adresse",
      "Bestätigungscode",
      "2 Erwachsene",
    ],
  },
  {
    locale: "it",
    house: { name: "Attico con terrazza in centro", address: "Via dei Mille 16, 80121 Napoli, Italia", city: "Napoli" },
    code: "HMT9DR5WXE",
    host: "Gennaro",
    start: "2026-04-24T14:00",
    end: "2026-04-27T10:00",
    hours: ["14:00", "10:00"],
    words: [
      "La tua prenotazione è confermata",
      "Si parte per Napoli!",
      "Intero alloggio, host:",
      "Check-in",
      "Check-out",
      "Indirizzo",
      "Codice di conferma",
      "3 adulti",
    ],
  },
];

function home({ locale, house, code, host, start, end, hours, words }: Home): string {
  return `From: Airbnb <automated@airbnb.com>
Subject: ${words[0]}
Date: Wed, 04 Feb 2026 20:17:45 +0000

${words[1]}

${house.name}
${words[2]} ${host}

${words[3]}        ${words[4]}
${date(start, locale, "shortNoYear")}
${date(end, locale, "shortNoYear")}
${hours[0]}
${hours[1]}

${words[5]}
${house.address}

${words[6]}
${code}

${words[7]}
`;
}

const ryokan = [
  {
    house: { name: "旅館 山水荘", address: "神奈川県足柄下郡箱根町湯本 214", city: "箱根町" },
    code: "RY26040817",
    guest: "高橋 直樹",
    start: "2026-04-18T15:00",
    end: "2026-04-19T10:00",
    dates: ["2026年4月18日(土) 15:00", "2026年4月19日(日) 10:00"],
  },
  {
    house: { name: "ホテル白樺", address: "北海道小樽市堺町 3-8", city: "小樽市" },
    code: "4J81903356",
    guest: "森田 あかり",
    start: "2026-02-06T16:00",
    end: "2026-02-08T11:00",
    dates: ["2026/02/06(金) 16:00", "2026/02/08(日) 11:00"],
  },
] as const;

const layouts: readonly Layout[] = [
  layout("home-share", "hotel", () =>
    homes.map((one) => ({
      language: one.locale.slice(0, 2),
      text: home(one),
      segments: [stayed(one.house, one.start, one.end, { confirmation_number: one.code })],
    })),
  ),
  layout("ryokan", "hotel", () =>
    ryokan.map(({ house, code, guest, start, end, dates }) => ({
      language: "ja",
      text: `${guest} 様

この度はご予約いただき誠にありがとうございます。以下の内容でご予約を承りました。

予約番号:${code}
宿泊施設:${house.name}
住所:${house.address}
チェックイン:${dates[0]}
チェックアウト:${dates[1]}
人数:大人2名
プラン:【夕朝食付】季節の会席プラン
合計金額:48,400円(税込)

キャンセル料は3日前から発生いたします。
`,
      segments: [stayed(house, start, end, { confirmation_number: code, travellers: [guest] })],
    })),
  ),
];

export default layouts;
