import type { AmountAtom } from "./atom.ts";
import { scan } from "./written-dates.ts";

/** Currencies that travellers are billed in. */
const codes =
  "EUR|USD|GBP|CHF|SEK|NOK|DKK|CZK|PLN|HUF|RON|BGN|ISK|TRY|RSD|UAH|BRL|CAD|AUD|NZD|MXN|ARS|CLP|COP|PEN|JPY|CNY|KRW|INR|THB|SGD|HKD|TWD|MYR|IDR|PHP|VND|ZAR|MAD|EGP|ILS|AED|SAR|QAR|KES|GEL";

/** Signs that mean one currency; `$` is a country's own where the text names one of those. */
const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
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
  euro: "EUR",
  euros: "EUR",
};

const number = "(\\d{1,3}(?:[.,' ]\\d{3}){0,3}(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?)";
const sign = "(€|£|¥|₹|₺|₩|฿|₪|(?<![a-z])(?:r|us|au?|ca?|nz|hk|s|mx)?\\$)";
const after = new RegExp(
  `(?<![\\d.,:/-])${number}(?:,-|,–)? ?(?:(€|£|¥|円|₹|₺|₩|฿|₪|us\\$|\\$)|(${codes.toLowerCase()}|kc|zl|euros?|kr)(?![a-z]))`,
  "g",
);
const before = new RegExp(
  `(?:${sign}|(?<![a-z])(${codes.toLowerCase()}|kr)) ?:? {0,3}${number}(?![\\d:]|[.,/]\\d)`,
  "g",
);

/** Every amount with its currency that the folded text writes, in order. */
export function findAmounts(folded: string, source: string, language: string | null): AmountAtom[] {
  const found: AmountAtom[] = [];
  const dollar = dollarOf(source);
  const add = (start: number, end: number, digits: string, mark: string): void => {
    const currency = currencyOf(mark, language, dollar);
    if (currency) found.push({ start, end, amount: decimal(digits), currency });
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

const crowns: Readonly<Record<string, string>> = { sv: "SEK", da: "DKK", no: "NOK" };

function currencyOf(mark: string, language: string | null, dollar: string | null): string | null {
  if (mark === "$") return dollar;
  if (mark === "kr") return crowns[language ?? ""] ?? null;
  return signs[mark] ?? mark.toUpperCase();
}

/** What a bare `$` is: the only dollar or peso that the text names by its code, US dollars when it names none. */
function dollarOf(source: string): string | null {
  const named = new Set(source.slice(0, 200_000).match(/\b(?:USD|CAD|AUD|NZD|HKD|SGD|TWD|MXN|ARS|CLP|COP)\b/g) ?? []);
  if (named.size > 1) return null;
  return [...named][0] ?? "USD";
}

/** `1.234,56`, `1,234.56`, `1 234,56`, `1'234.50`: the last mark before one or two digits is the decimal one. */
function decimal(digits: string): string {
  const match = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits);
  const whole = (match?.[1] ?? digits).replace(/[.,' ]/g, "").replace(/^0+(?=\d)/, "");
  const cents = (match?.[2] ?? "").replace(/0+$/, "");
  return cents ? `${whole}.${cents}` : whole;
}
