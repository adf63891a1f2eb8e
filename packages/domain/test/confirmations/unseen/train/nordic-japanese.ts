import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { ridden } from "../expect.ts";
import { smallPrint } from "../noise.ts";

const nordic = [
  {
    language: "sv",
    locale: "sv",
    code: "PMX4417K",
    provider: "SJ",
    ride: { number: "531", from: "Stockholm C", to: "Malmö C", start: "2026-03-19T14:22", end: "2026-03-19T18:51" },
    words: [
      "SJ: Din biljett",
      "Bokningsnummer",
      "Avgår",
      "Ankommer",
      "SJ Snabbtåg",
      "Vagn 4, plats 38, 2 klass",
      "Resenär",
    ],
    person: "Elsa Ekdahl",
  },
  {
    language: "da",
    locale: "da",
    code: "DSB-5530187",
    provider: "DSB",
    ride: { number: "1151", from: "København H", to: "Aarhus H", start: "2026-08-14T12:00", end: "2026-08-14T15:11" },
    words: ["DSB: Din rejse", "Ordrenummer", "Afgang", "Ankomst", "InterCityLyn", "Vogn 21, plads 54", "Rejsende"],
    person: "Mikkel Thorsen",
  },
  {
    language: "no",
    locale: "nb",
    code: "VY7 204 118",
    provider: "Vy",
    ride: { number: "61", from: "Oslo S", to: "Bergen stasjon", start: "2026-02-11T08:25", end: "2026-02-11T15:16" },
    words: ["Vy: Billettkvittering", "Ordrenummer", "Avreise", "Ankomst", "Tog", "Vogn 5, sete 12", "Reisende"],
    person: "Sindre Haugland",
  },
] as const;

const smartex = {
  number: "のぞみ225号",
  from: "東京",
  to: "新大阪",
  start: "2026-04-08T12:30",
  end: "2026-04-08T14:57",
} as const;

const hikari = {
  number: "HIKARI 508",
  from: "Shin-Osaka",
  to: "Tokyo",
  start: "2026-04-11T10:48",
  end: "2026-04-11T13:42",
} as const;

const layouts: readonly Layout[] = [
  layout("nordic-ticket", "train", () =>
    nordic.map(({ language, locale, code, provider, ride, words, person }) => ({
      language,
      text: `${words[0]}

${words[1]}: ${code}

${date(ride.start, locale, "full")}
${ride.from} - ${ride.to}
${words[2]} ${digits(ride.start, "HH.mm")}
${words[3]} ${digits(ride.end, "HH.mm")}
${words[4]} ${ride.number}
${words[5]}

${words[6]}: ${person}

${smallPrint(locale)}
`,
      segments: [ridden(ride, { provider, confirmation_number: code, travellers: [person] })],
    })),
  ),
  layout("smart-ex", "train", () => [
    {
      language: "ja",
      text: `件名:【スマートEX】予約内容のお知らせ

予約完了のお知らせ

お預かり番号:2094

乗車日  4月8日(水)
${smartex.number}
${smartex.from} ${digits(smartex.start, "HH:mm")} → ${smartex.to} ${digits(smartex.end, "HH:mm")}
普通車指定席 9号車 14番E席
おとな1名 14,720円
`,
      segments: [ridden(smartex, { confirmation_number: "2094" })],
    },
    {
      language: "en",
      text: `smartEX: Reservation details

Reservation number: 2117
Boarding date: ${digits(hikari.start, "YYYY/MM/DD")}
${hikari.number}
${hikari.from} (dep. ${digits(hikari.start, "HH:mm")}) -> ${hikari.to} (arr. ${digits(hikari.end, "HH:mm")})
Ordinary car, reserved seat, Car 11, Seat 3A
1 adult  13,870 yen
Free changes are possible until 4 minutes before departure.
`,
      segments: [ridden(hikari, { confirmation_number: "2117" })],
    },
  ]),
];

export default layouts;
