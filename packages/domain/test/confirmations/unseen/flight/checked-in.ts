import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown } from "../expect.ts";

const ready = [
  {
    language: "nl",
    locale: "nl",
    head: "Uw instapkaart voor Kopenhagen",
    hello: "Beste Femke de Wit,",
    lines: ["U bent ingecheckt voor vlucht", "Vertrek", "Aankomst", "Boekingscode", "Stoel", "Instappen om"],
    route: "Amsterdam (AMS) – Kopenhagen (CPH)",
    name: "Femke de Wit",
    code: "7CZKLR",
    leg: { number: "KL1269", from: "AMS", to: "CPH", start: "2026-01-28T09:30", end: "2026-01-28T10:55" },
    boarding: "08:50",
  },
  {
    language: "pt",
    locale: "pt-PT",
    head: "O seu cartão de embarque para Lisboa",
    hello: "Caro(a) Rui Tavares,",
    lines: ["Fez o check-in para o voo", "Partida", "Chegada", "Código de reserva", "Lugar", "Embarque às"],
    route: "Porto (OPO) – Lisboa (LIS)",
    name: "Rui Tavares",
    code: "X4PDHN",
    leg: { number: "TP1925", from: "OPO", to: "LIS", start: "2026-02-03T06:05", end: "2026-02-03T07:00" },
    boarding: "05:35",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("checked-in", "flight", () =>
    ready.map(({ language, locale, head, hello, lines: words, route, name, code, leg, boarding }) => ({
      language,
      text: `Subject: ${head}

${hello}

${words[0]} ${leg.number} (${route}).

${words[1]}: ${date(leg.start, locale, "full")}, ${digits(leg.start, "HH:mm")}
${words[2]}: ${date(leg.end, locale, "full")}, ${digits(leg.end, "HH:mm")}
${words[3]}: ${code}
${words[4]}: 14D
${words[5]} ${boarding}
`,
      segments: [flown(leg, { confirmation_number: code, travellers: [name] })],
    })),
  ),
];

export default layouts;
