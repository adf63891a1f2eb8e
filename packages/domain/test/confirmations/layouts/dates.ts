import type { Language } from "./layout.ts";

/** Dates as mails write them. All of them take `YYYY-MM-DD`. */

export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Two digits each. */
export function parts(date: string): { readonly year: string; readonly month: string; readonly day: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month, day };
}

function word(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T12:00Z`),
  );
}

export function weekday(date: string, language: Language, style: "long" | "short" = "long"): string {
  return word(date, language, { weekday: style });
}

export function month(date: string, language: Language, style: "long" | "short" = "long"): string {
  // Beside a day some languages decline the name.
  const full = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    day: "numeric",
    month: style,
    timeZone: "UTC",
  }).formatToParts(new Date(`${date}T12:00Z`));
  return full.find((it) => it.type === "month")?.value ?? "";
}

/** "9 March 2026", "9. März 2026", "9 de marzo de 2026", "2026年3月9日". */
export function longDate(date: string, language: Language): string {
  const { year, month: numeral, day } = parts(date);
  const [d, name] = [Number(day), month(date, language)];
  if (language === "ja") return `${year}年${Number(numeral)}月${d}日`;
  if (language === "de") return `${d}. ${name} ${year}`;
  if (language === "es" || language === "pt") return `${d} de ${name} de ${year}`;
  return `${d} ${name} ${year}`;
}

/** The same with the day of the week before it. */
export function fullDate(date: string, language: Language): string {
  if (language === "ja") return `${longDate(date, "ja")}(${weekday(date, "ja", "short")})`;
  return `${weekday(date, language)}${{ fr: "", it: "", nl: "" }[language as string] ?? ","} ${longDate(date, language)}`;
}

/** Without the year: "Mon 9 March", "Mo., 9. März". */
export function dayAndMonth(date: string, language: Language): string {
  const { month: numeral, day } = parts(date);
  const [d, name] = [Number(day), month(date, language)];
  if (language === "ja") return `${Number(numeral)}月${d}日`;
  if (language === "de") return `${d}. ${name}`;
  return language === "es" || language === "pt" ? `${d} de ${name}` : `${d} ${name}`;
}

/** In digits: "09/03/2026", in German "09.03.2026", in Dutch "09-03-2026", in Japanese "2026/03/09". */
export function digits(date: string, language: Language): string {
  const { year, month: numeral, day } = parts(date);
  if (language === "ja") return `${year}/${numeral}/${day}`;
  return [day, numeral, year].join({ de: ".", nl: "-" }[language as string] ?? "/");
}

/** "March 9, 2026". */
export function american(date: string): string {
  const { year, day } = parts(date);
  return `${month(date, "en")} ${Number(day)}, ${year}`;
}

/** "09MAR", with the year "09MAR26". */
export function compact(date: string, withYear = false): string {
  const { year, month: numeral, day } = parts(date);
  const names = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
  return `${day}${names[Number(numeral) - 1]}${withYear ? year.slice(2) : ""}`;
}

/** "9:05 AM". */
export function twelve(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** For the header of a mail: "Mon, 09 Mar 2026 08:12:40 +0100". */
export function mailDate(date: string): string {
  const { year, day } = parts(date);
  const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T12:00Z`),
  );
  return `${weekday(date, "en", "short")}, ${day} ${short} ${year} 08:12:40 +0100`;
}

/** Minutes before a time of the same day. */
export function before(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  const left = (hours * 60 + rest - minutes + 1440) % 1440;
  return `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`;
}
