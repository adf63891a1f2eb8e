/**
 * How values are formatted for people. Calendar dates are `YYYY-MM-DD`, read in UTC, so that no time zone can move
 * them; clock times are `HH:MM` as in the document. Names of months and days are defined here, because the texts of
 * Intl differ between Node and browsers ("Sep", "Sept", thin spaces), which breaks hydration.
 */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const locale = "en-US";
/** "A, B and C", as the server writes its messages. */
const listLocale = "en-GB";

interface CalendarParts {
  readonly year: number;
  readonly month: string;
  readonly day: number;
  readonly weekday: string;
}

const dateStyles = {
  /** 3 Mar */
  short: ({ day, month }) => `${day} ${month.slice(0, 3)}`,
  /** Wed 3 Mar */
  day: ({ day, month, weekday }) => `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`,
  /** 3 Mar 2027 */
  medium: ({ day, month, year }) => `${day} ${month.slice(0, 3)} ${year}`,
  /** Wednesday 3 March 2027 */
  long: ({ day, month, year, weekday }) => `${weekday} ${day} ${month} ${year}`,
  /** Wednesday */
  weekday: ({ weekday }) => weekday,
} satisfies Record<string, (parts: CalendarParts) => string>;

export type DateStyle = keyof typeof dateStyles;

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

function partsOf(date: string): CalendarParts | null {
  const moment = atNoon(date);
  if (Number.isNaN(moment.getTime())) return null;
  return {
    year: moment.getUTCFullYear(),
    month: months[moment.getUTCMonth()] ?? "",
    day: moment.getUTCDate(),
    weekday: weekdays[moment.getUTCDay()] ?? "",
  };
}

/** Replaces dates and amounts in a message of the server by "Tue 4 May" and "€199.90". */
export function spellValues(text: string): string {
  return spellMoney(text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => formatDate(date, "day")));
}

const isCurrency = new Set(Intl.supportedValuesOf("currency"));

/** "199.9 EUR", "1,200–1,500 EUR" and "10 to 15 EUR", where the word is a currency. */
function spellMoney(text: string): string {
  return text.replace(
    /(?<![\d.,])(?:([\d,]+(?:\.\d+)?)(?:–| to ))?(\d[\d,]*(?:\.\d+)?) ([A-Z]{3})\b/g,
    (found, low, high, code) => {
      if (!isCurrency.has(code)) return found;
      const money = (digits: string) => formatMoney(digits.replaceAll(",", ""), code);
      return low ? formatRange(money(low), money(high)) : money(high);
    },
  );
}

/** "09:30–11:00", "€40–€90", "30 Mar – 7 Apr": every range is written here. One text where both ends are the same. */
export function formatRange(from: string, to: string): string {
  if (from === to) return from;
  return from.includes(" ") ? `${from} – ${to}` : `${from}–${to}`;
}

/** A text that is not a calendar date is returned unchanged. */
export function formatDate(date: string, style: DateStyle = "medium"): string {
  const parts = partsOf(date);
  return parts ? dateStyles[style](parts) : date;
}

/** "3–7 Mar 2027", "30 Mar – 7 Apr 2027"; the common part is written once. */
export function formatDateRange(start: string, end: string): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  if (!from || !to || from.year !== to.year) return formatRange(formatDate(start), formatDate(end));
  if (start === end) return formatDate(start);
  return formatRange(from.month === to.month ? String(from.day) : formatDate(start, "short"), formatDate(end));
}

/** Both ends count: a trip from Monday to Wednesday has three days. */
export function dayCount(start: string, end: string): number {
  return Math.round((atNoon(end).getTime() - atNoon(start).getTime()) / 86_400_000) + 1;
}

/** "09:30–11:00", or the known end only; an end before the start is on the next day. */
export function formatTimes(start: string | null, end: string | null): string {
  if (!start) return end ? `until ${end}` : "";
  if (!end) return start;
  return end < start ? `${formatRange(start, end)} (next day)` : formatRange(start, end);
}

/** "45 min", "2 h", "1 h 30 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
}

/** "850 m", "1.2 km". */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} m`;
  return `${(metres / 1_000).toFixed(metres < 9_950 ? 1 : 0).replace(".0", "")} km`;
}

/**
 * `amount` is a decimal string as the API sends it, or a number. Nothing is rounded: whole amounts have no decimals,
 * others all decimals of the currency.
 */
export function formatMoney(amount: string | number, currency: string): string {
  const whole = Number.isInteger(Number(amount));
  try {
    const money = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      ...(whole && { maximumFractionDigits: 0 }),
    });
    return money.format(amount as Intl.StringNumericLiteral);
  } catch {
    // A currency that Intl does not accept is shown by its code.
    return `${amount} ${currency}`;
  }
}

/** "1,200", "199.90": an amount without a known currency. */
export function formatAmount(amount: number): string {
  return amount.toLocaleString(locale, Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 });
}

/** What something costs each traveller: "Free", "€12 each", "€12" for one. */
export function formatEach(amount: number, currency: string, travelers: number): string {
  if (amount === 0) return "Free";
  return travelers === 1 ? formatMoney(amount, currency) : `${formatMoney(amount, currency)} each`;
}

export interface MoneyRange {
  readonly min: number;
  /** Null: no upper end. */
  readonly max: number | null;
}

/** "€400–€600", "from €400", "up to €600", "any amount". */
export function formatMoneyRange({ min, max }: MoneyRange, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency);
  if (max === null) return min === 0 ? "any amount" : `from ${money(min)}`;
  return min === 0 && max > 0 ? `up to ${money(max)}` : formatRange(money(min), money(max));
}

/** "1,200". */
export const formatNumber = (number: number): string => number.toLocaleString(locale);

/** "3 days", "1 day". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** "1st", "2nd", "11th". */
export function ordinal(rank: number): string {
  const last = rank % 100 > 10 && rank % 100 < 14 ? 0 : rank % 10;
  return `${rank}${["th", "st", "nd", "rd"][last] ?? "th"}`;
}

/** "Ana", "Ana and Rui", "Ana, Rui and Mia"; with "or" for a choice. */
export function formatList(items: readonly string[], word: "and" | "or" = "and"): string {
  return new Intl.ListFormat(listLocale, { type: word === "and" ? "conjunction" : "disjunction" }).format(items);
}

/** The same for names, with at most so many of them: "Ana, Rui and 3 others". */
export function listNames(names: readonly string[], atMost = 4): string {
  if (names.length <= atMost) return formatList(names);
  const told = names.slice(0, atMost - 1);
  return formatList([...told, `${names.length - told.length} others`]);
}

const two = (number: number) => String(number).padStart(2, "0");
/** In the time zone of this device. */
const dateHere = (moment: Date) => `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
const timeHere = (moment: Date) => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** "Wednesday 3 March 2027, 09:30" for an ISO instant, in the reader's time zone. */
export function formatInstant(instant: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  return `${formatDate(dateHere(moment), "long")}, ${timeHere(moment)}`;
}

/** "14:05" on the day of `now`, "3 May, 14:05" on other days, in the reader's time zone; both in milliseconds. */
export function formatRecent(at: number, now: number): string {
  const [moment, today] = [new Date(at), new Date(now)];
  const isToday = dateHere(moment) === dateHere(today);
  return isToday ? timeHere(moment) : `${formatDate(dateHere(moment), "short")}, ${timeHere(moment)}`;
}

/** "just now", "5 minutes ago", "in 2 days" for an ISO instant. */
export function formatRelative(instant: string, now: number): string {
  const seconds = (new Date(instant).getTime() - now) / 1_000;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31_536_000],
    ["month", 2_592_000],
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return "just now";
}

/** The time zone that this device is set to, as an IANA name. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
