import { type Layout, layout } from "../../outside/types.ts";
import { date, digits, weekday } from "../dates.ts";
import { flown } from "../expect.ts";

const ana = [
  {
    number: "NH61",
    from: "HND",
    to: "CTS",
    names: ["東京(羽田)", "札幌(新千歳)"],
    start: "2026-04-12T11:00",
    end: "2026-04-12T12:35",
    code: "0472",
    name: "サトウ ハルカ",
    seat: "23K",
  },
  {
    number: "NH425",
    from: "ITM",
    to: "FUK",
    names: ["大阪(伊丹)", "福岡"],
    start: "2026-03-05T18:20",
    end: "2026-03-05T19:40",
    code: "1186",
    name: "ナカムラ ケン",
    seat: "9A",
  },
] as const;

const jal = {
  number: "JL44",
  from: "HND",
  to: "HEL",
  start: "2026-08-20T22:50",
  end: "2026-08-21T05:00",
} as const;

const lot = { number: "LO 281", from: "WAW", to: "LHR", start: "2026-03-16T07:30", end: "2026-03-16T09:15" } as const;
const smartwings = {
  number: "QS 1074",
  from: "PRG",
  to: "PMI",
  start: "2026-07-04T05:10",
  end: "2026-07-04T07:40",
} as const;
const norwegian = {
  number: "DY 604",
  from: "OSL",
  to: "BGO",
  start: "2026-02-11T08:00",
  end: "2026-02-11T08:55",
} as const;
const finnair = {
  number: "AY 811",
  from: "HEL",
  to: "ARN",
  start: "2026-05-05T16:10",
  end: "2026-05-05T16:10",
} as const;

const layouts: readonly Layout[] = [
  layout("ana-domestic", "flight", () =>
    ana.map(({ names, code, name, seat, ...leg }) => ({
      language: "ja",
      text: `件名:【ANA】予約・購入内容のお知らせ

${name} 様

いつもANAをご利用いただきありがとうございます。ご予約内容は以下の通りです。

予約番号:${code}

■便名 ${leg.number.replace("NH", "ANA")}便(${leg.number})
■搭乗日 ${digits(leg.start, "YYYY年M月D日")}(${weekday(leg.start, "ja", "short")})
■区間 ${names[0]} ${digits(leg.start, "HH:mm")}発 → ${names[1]} ${digits(leg.end, "HH:mm")}着
■座席番号 ${seat}
■運賃 ANA VALUE 3 普通席 14,260円

保安検査場は出発の20分前までにお通りください。
`,
      segments: [flown(leg, { confirmation_number: code, travellers: [name] })],
    })),
  ),
  layout("jal-eticket", "flight", () => [
    {
      language: "en",
      text: `ELECTRONIC TICKET ITINERARY/RECEIPT  eチケットお客さま控

PASSENGER NAME  お名前        TANAKA/YUI MS
RESERVATION NUMBER  予約番号  MZ5BQE
TICKET NUMBER  航空券番号     1312460981175
DATE OF ISSUE  発行日         11JAN2026

FROM  出発地   TOKYO HANEDA (HND) TERMINAL 3    ${digits(jal.start, "YYYY年MM月DD日")}  ${digits(jal.start, "HH:mm")}
TO  到着地     HELSINKI (HEL) TERMINAL 2        ${digits(jal.end, "YYYY年MM月DD日")}  ${digits(jal.end, "HH:mm")}
FLIGHT  便名   ${jal.number}   JAPAN AIRLINES   CLASS Y   STATUS OK   BAG 2PC

FARE JPY 98000  TAX JPY 41230  TOTAL JPY 139230
`,
      segments: [flown(jal, { provider: "JAPAN AIRLINES", confirmation_number: "MZ5BQE", travellers: ["YUI TANAKA"] })],
    },
  ]),
  layout("lot-confirmation", "flight", () => [
    {
      language: "pl",
      text: `Temat: Potwierdzenie rezerwacji VQ6TNK

Dziękujemy za wybór Polskich Linii Lotniczych LOT.

Numer rezerwacji: VQ6TNK

Pasażerowie
Pani Zofia Wrońska  nr biletu 080 2461907733
Pan Adam Wroński  nr biletu 080 2461907734

Lot ${lot.number}
Wylot: Warszawa Chopin (WAW), ${date(lot.start, "pl", "full")}, godz. ${digits(lot.start, "HH:mm")}
Przylot: Londyn Heathrow (LHR), Terminal 2, ${date(lot.end, "pl", "full")}, godz. ${digits(lot.end, "HH:mm")}
Klasa: Economy Saver (bagaż podręczny 8 kg)

Odprawa online rozpoczyna się 36 godzin przed odlotem. Infolinia czynna codziennie 6:00-22:00.
`,
      segments: [flown(lot, { confirmation_number: "VQ6TNK", travellers: ["Zofia Wrońska", "Adam Wroński"] })],
    },
  ]),
  layout("smartwings-voucher", "flight", () => [
    {
      language: "cs",
      text: `Potvrzení rezervace

Kód rezervace: 7KDZ4M
Cestující: p. Tomáš Havránek, pí. Jana Havránková

Let: ${smartwings.number}
Odlet: Praha (PRG), ${date(smartwings.start, "cs", "full")} v ${digits(smartwings.start, "H:mm")}
Přílet: Palma de Mallorca (PMI), ${date(smartwings.end, "cs", "full")} v ${digits(smartwings.end, "H:mm")}

Odbavení na letišti se uzavírá 45 minut před odletem. Cena celkem: 8 490 Kč.
`,
      segments: [
        flown(smartwings, { confirmation_number: "7KDZ4M", travellers: ["Tomáš Havránek", "Jana Havránková"] }),
      ],
    },
  ]),
  layout("nordic-check-in", "flight", () => [
    {
      language: "no",
      text: `Emne: Nå kan du sjekke inn

Hei Ingrid Solheim!

Innsjekkingen er åpen for reisen din ${date(norwegian.start, "nb", "fullNoYear")}.

Referansenummer: Y4RPWL

${norwegian.number}
Oslo Gardermoen (OSL) ${digits(norwegian.start, "HH:mm")}
Bergen Flesland (BGO) ${digits(norwegian.end, "HH:mm")}

Sjekk inn  |  Min reise  |  Kjøp ekstra bagasje fra 199 kr
`,
      segments: [flown(norwegian, { confirmation_number: "Y4RPWL", travellers: ["Ingrid Solheim"] })],
    },
    {
      language: "sv",
      text: `Din resa närmar sig, Kaj Lindroos

Bokningskod: 5WQTHD

Finnair ${finnair.number}
${date(finnair.start, "sv", "full")}
Helsingfors (HEL) – Stockholm Arlanda (ARN)
Avgår kl. ${digits(finnair.start, "HH.mm")} lokal tid
Ankommer kl. ${digits(finnair.end, "HH.mm")} lokal tid

Incheckningen stänger 45 minuter före avgång. Plats 18F är reserverad åt dig.
`,
      segments: [flown(finnair, { provider: "Finnair", confirmation_number: "5WQTHD", travellers: ["Kaj Lindroos"] })],
    },
  ]),
];

export default layouts;
