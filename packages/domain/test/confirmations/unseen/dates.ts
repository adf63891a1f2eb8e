const forms = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  short: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  fullNoYear: { weekday: "long", day: "numeric", month: "long" },
  shortNoYear: { weekday: "short", day: "numeric", month: "short" },
  longNoYear: { day: "numeric", month: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The day of `YYYY-MM-DD[THH:MM]` as people of a locale write it. */
export function date(at: string, locale: string, form: keyof typeof forms): string {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...forms[form] }).format(new Date(at.slice(0, 10)));
}

export function weekday(at: string, locale: string, length: "short" | "long"): string {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: length }).format(new Date(at.slice(0, 10)));
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/**
 * `YYYY-MM-DDTHH:MM` in digits: YYYY YY MMM MM M DD D HH H mm, on a 12 h clock hh h with AM or A.M. as `A` or `A.`, and am as
 * `a`; words in brackets stay.
 */
export function digits(at: string, pattern: string): string {
  const [year = "", month = "", day = ""] = at.slice(0, 10).split("-");
  const hour = at.slice(11, 13);
  const twelve = String(Number(hour) % 12 || 12);
  const half = Number(hour) < 12 ? "AM" : "PM";
  const values: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMM: months[Number(month) - 1] ?? "",
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
    HH: hour,
    H: String(Number(hour)),
    mm: at.slice(14, 16),
    hh: twelve.padStart(2, "0"),
    h: twelve,
    "A.": `${half.charAt(0)}.M.`,
    A: half,
    a: half.toLowerCase(),
  };
  return pattern.replace(
    /\[([^\]]*)\]|YYYY|YY|MMM|MM|M|DD|D|HH|H|mm|hh|h|A\.|A|a/g,
    (token, words?: string) => words ?? values[token] ?? token,
  );
}
