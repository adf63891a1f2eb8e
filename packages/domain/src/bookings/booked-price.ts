import { type Amount, toAmount } from "../amount.ts";
import { largestAmount } from "../field-choices.ts";
import { fieldsOf, firstReadable, type Json } from "./json-fields.ts";

export interface BookedPrice {
  readonly price: Amount | null;
  readonly currency: string | null;
}

const amounts = ["amount", "value", "total", "price", "totalprice", "gross"];
const currencies = ["currency", "currencycode", "cur"];
/** Signs that mean one currency. A bare $ or ¥ means several. */
const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  US$: "USD",
  A$: "AUD",
  C$: "CAD",
  "₹": "INR",
};
const currencySign = /^(?:[A-Za-z]{3}|US\$|A\$|C\$|[€£₹$¥])$/;

/**
 * The price from any JSON: a number, "123.45 EUR", or `{amount, currency}`. Without a stated currency the currency is
 * null.
 */
export function parsePrice(sent: Json): BookedPrice {
  if (typeof sent === "number") return { price: exact(sent), currency: null };
  if (typeof sent === "string") return inWords(sent);
  const fields = fieldsOf(sent);
  const within = firstReadable(fields, amounts, (it) => nonEmpty(parsePrice(it)));
  return {
    price: within?.price ?? null,
    currency: firstReadable(fields, currencies, parseCurrency) ?? within?.currency ?? null,
  };
}

export function parseCurrency(value: Json): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (Object.hasOwn(signs, text)) return signs[text] as string;
  const code = text.toUpperCase();
  return /^[A-Z]{3}$/.test(code) && knownCurrencies().has(code) ? code : null;
}

let known: ReadonlySet<string> | undefined;
function knownCurrencies(): ReadonlySet<string> {
  known ??= new Set(Intl.supportedValuesOf("currency"));
  return known;
}

const nonEmpty = (it: BookedPrice) => (it.price === null ? null : it);

function inWords(text: string): BookedPrice {
  const match = /^([^\d\s]*)\s*(\d[\d.,' \u00a0\u202f]*?)\s*([^\d\s]*)$/.exec(text.trim());
  const [, before = "", digits = "", after = ""] = match ?? [];
  const sign = before || after;
  if (!match || (before !== "" && after !== "") || (sign !== "" && !currencySign.test(sign)))
    return { price: null, currency: null };
  return { price: exact(numberIn(digits)), currency: parseCurrency(sign) };
}

/** The last separator is decimal when one or two digits follow; a single one before three digits is ambiguous. */
function numberIn(digits: string): number {
  const plain = digits.replace(/['\s\u00a0\u202f]/g, "");
  if (/^\d+$/.test(plain)) return Number(plain);
  const decimal = /^(\d+(?:[.,]\d{3})*|\d+)[.,](\d{1,2})$/.exec(plain);
  if (decimal) return Number(`${decimal[1]?.replace(/[.,]/g, "")}.${decimal[2]}`);
  return /^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(plain)
    ? Number(plain.replace(/[.,]/g, ""))
    : Number.NaN;
}

function exact(value: number): Amount | null {
  return value >= 0 && value <= largestAmount ? toAmount(value) : null;
}
