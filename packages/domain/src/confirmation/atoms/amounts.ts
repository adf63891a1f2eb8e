import type { AmountAtom } from "./atom.ts";
import { scan } from "./written-dates.ts";

/** Currencies that travellers are billed in. */
const codes =
  "EUR|USD|GBP|CHF|SEK|NOK|DKK|CZK|PLN|HUF|RON|BGN|ISK|TRY|RSD|UAH|BRL|CAD|AUD|NZD|MXN|ARS|CLP|COP|PEN|JPY|CNY|KRW|INR|THB|SGD|HKD|TWD|MYR|IDR|PHP|VND|ZAR|MAD|EGP|ILS|AED|SAR|QAR|KES|GEL";

/** Signs that mean one currency; `$`, `¥` and `kr` are settled by the rest of the text. */
const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  円: "JPY",
  "₹": "INR",
  "₺": "TRY",
  "₩": "KRW",
  "฿": "THB",
  "₪": "ILS",
  r$: "BRL",
  us$: "USD",
  a$: "AUD",
  au$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  nz$: "NZD",
  hk$: "HKD",
  s$: "SGD",
  mx$: "MXN",
  kc: "CZK",
  zl: "PLN",
  ft: "HUF",
  tl: "TRY",
  lei: "RON",
  euro: "EUR",
  euros: "EUR",
};

/** Marks that are something else in small letters. */
const capitals: Readonly<Record<string, string>> = { ft: "Ft", tl: "TL" };

const number = "(\\d{1,3}(?:[.,' ]\\d{3}){0,3}(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?)";
const sign = "(€|£|¥|₹|₺|₩|฿|₪|(?<![a-z])(?:r|us|au?|ca?|nz|hk|s|mx)?\\$)";
const after = new RegExp(
  `(?<![\\d.,:/-])${number}(?:,-|,–)? ?(?:(€|£|¥|円|₹|₺|₩|฿|₪|us\\$|\\$)|(${codes.toLowerCase()}|kc|zl|ft|tl|lei|euros?|kr)(?![a-z]))`,
  "g",
);
const before = new RegExp(
  `(?:${sign}|(?<![a-z])(${codes.toLowerCase()}|kr|tl)\\.?) ?:? {0,3}${number}(?![\\d:]|[.,/]\\d)`,
  "g",
);

/** Every amount that the folded text writes, in order, with its currency where the text leaves no doubt about that. */
export function findAmounts(folded: string, source: string, language: string | null): AmountAtom[] {
  const found: AmountAtom[] = [];
  const settled = currenciesOf(source, language);
  const add = (start: number, end: number, digits: string, mark: string): void => {
    // "25 ft" is a length, "12.345 Ft" a price.
    if (capitals[mark] && !source.slice(start, end).includes(capitals[mark])) return;
    const currency = mark in settled ? settled[mark as keyof Settled] : (signs[mark] ?? mark.toUpperCase());
    found.push({ start, end, amount: decimal(digits, currency), currency });
  };
  scan(before, folded, (match) => {
    const [whole, symbol, code, digits] = match;
    add(match.index, match.index + whole.length, digits as string, (symbol ?? code) as string);
    return whole.length;
  });
  scan(after, folded, (match) => {
    const [whole, digits, symbol, code] = match;
    add(match.index, match.index + whole.length, digits as string, (symbol ?? code) as string);
    return whole.length;
  });
  found.sort((a, b) => a.start - b.start);
  return found.filter((amount, index) => index === 0 || amount.start >= (found[index - 1] as AmountAtom).end);
}

/** What the signs of several currencies mean in one text; null where it does not say. */
interface Settled {
  readonly $: string | null;
  readonly "¥": string | null;
  readonly kr: string | null;
}

/** As much of a text as is searched for the names of currencies. */
const SEARCHED = 200_000;
const crowns: Readonly<Record<string, string>> = { sv: "SEK", da: "DKK", no: "NOK" };
const dollarNames =
  /(?<![A-Za-z])(?:(USD|CAD|AUD|NZD|HKD|SGD|TWD|MXN|ARS|CLP|COP)(?![A-Za-z])|(US|CA|C|AU|A|NZ|HK|S|MX)\$|(US|U\.S\.|Canadian|Australian|New Zealand|Singapore) [Dd]ollars?)/g;
const dollarCodes: Readonly<Record<string, string>> = {
  US: "USD",
  "U.S.": "USD",
  CA: "CAD",
  C: "CAD",
  Canadian: "CAD",
  AU: "AUD",
  A: "AUD",
  Australian: "AUD",
  NZ: "NZD",
  "New Zealand": "NZD",
  HK: "HKD",
  S: "SGD",
  Singapore: "SGD",
  MX: "MXN",
};

function currenciesOf(source: string, language: string | null): Settled {
  const text = source.slice(0, SEARCHED);
  const dollars = Array.from(text.matchAll(dollarNames), ([, code, sign, words]) => {
    return code ?? dollarCodes[(sign ?? words) as string] ?? "";
  });
  const yen = text.match(/(?<![A-Za-z])(?:JPY|CNY|RMB)(?![A-Za-z])|円|人民币|日元/g) ?? [];
  const kroner = text.match(/(?<![A-Za-z])(?:SEK|NOK|DKK|ISK)(?![A-Za-z])/g) ?? [];
  const yenNames = yen.map((it) => (/JPY|円|日元/.test(it) ? "JPY" : "CNY"));
  return {
    $: only(dollars),
    "¥": yenNames.length > 0 ? only(yenNames) : yenOf(text, language),
    kr: kroner.length > 0 ? only(kroner) : (crowns[language ?? ""] ?? null),
  };
}

/** Japanese has kana; Chinese has none, but simplified characters of its own. A name or two in either says little. */
function yenOf(text: string, language: string | null): string | null {
  if (language === "ja" || (text.match(/[ぁ-ゖァ-ヺ]/g)?.length ?? 0) >= 5) return "JPY";
  const simplified = text.match(/[们这为时间预订单酒机从总价费们车达发]/g)?.length ?? 0;
  return simplified >= 5 ? "CNY" : null;
}

function only(names: readonly string[]): string | null {
  const [first, ...others] = new Set(names);
  return others.length === 0 ? (first ?? null) : null;
}

const withoutCents = new Set(["JPY", "KRW", "VND", "CLP", "ISK"]);

/** `1.234,56`, `1,234.56`, `1 234,56`, `1'234.50`: the last mark before one or two digits is the decimal one. */
function decimal(digits: string, currency: string | null): string {
  const match = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits);
  const whole = (match?.[1] ?? digits).replace(/[.,' ]/g, "").replace(/^0+(?=\d)/, "");
  const cents = (match?.[2] ?? "").replace(/0+$/, "");
  return cents && !withoutCents.has(currency ?? "") ? `${whole}.${cents}` : whole;
}
