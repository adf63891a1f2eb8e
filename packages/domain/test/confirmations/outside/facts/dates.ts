import type { Language } from "../types.ts";

const months: Readonly<Record<Language, string>> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
};

const shortMonths: Readonly<Record<Language, string>> = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  de: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
  fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
  es: "ene feb mar abr may jun jul ago sep oct nov dic",
  it: "gen feb mar apr mag giu lug ago set ott nov dic",
  pt: "jan fev mar abr mai jun jul ago set out nov dez",
  nl: "jan feb mrt apr mei jun jul aug sep okt nov dec",
};

const days: Readonly<Record<Language, string>> = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
  de: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
  fr: "dimanche lundi mardi mercredi jeudi vendredi samedi",
  es: "domingo lunes martes miércoles jueves viernes sábado",
  it: "domenica lunedì martedì mercoledì giovedì venerdì sabato",
  pt: "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado",
  nl: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
};

const shortDays: Readonly<Record<Language, string>> = {
  en: "Sun Mon Tue Wed Thu Fri Sat",
  de: "So Mo Di Mi Do Fr Sa",
  fr: "dim. lun. mar. mer. jeu. ven. sam.",
  es: "dom lun mar mié jue vie sáb",
  it: "dom lun mar mer gio ven sab",
  pt: "dom seg ter qua qui sex sáb",
  nl: "zo ma di wo do vr za",
};

const word = (list: string, index: number): string => list.split(" ")[index] ?? "";
const two = (value: number): string => String(value).padStart(2, "0");

/**
 * A moment (`YYYY-MM-DDTHH:MM` or `YYYY-MM-DD`) as a pattern says: `EEEE EEE` weekday, `d dd` day, `M MM MMM MMMM` month
 * (`MMM` short), `yy yyyy` year, `H HH` and `h hh` hour, `mm` minute, `a` AM or PM, `J` 日月火水木金土; `'words'` as they are.
 */
export function say(moment: string, pattern: string, language: Language = "en"): string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = moment.split(/[-T:]/).map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const values: Readonly<Record<string, string>> = {
    EEEE: word(days[language], weekday),
    EEE: word(shortDays[language], weekday),
    J: "日月火水木金土".charAt(weekday),
    dd: two(day),
    d: String(day),
    MMMM: word(months[language], month - 1),
    MMM: word(shortMonths[language], month - 1),
    MM: two(month),
    M: String(month),
    yyyy: String(year),
    yy: two(year % 100),
    HH: two(hour),
    H: String(hour),
    hh: two(twelve),
    h: String(twelve),
    mm: two(minute),
    a: hour < 12 ? "AM" : "PM",
  };
  return pattern.replace(/'([^']*)'|EEEE|EEE|J|dd?|M{1,4}|yyyy|yy|HH?|hh?|mm|a/g, (token, quoted?: string) =>
    quoted === undefined ? (values[token] ?? token) : quoted,
  );
}

/** `HH:MM` on the day after so many days. */
export function at(day: string, clock: string, later = 0): string {
  return `${daysAfter(day, later)}T${clock}`;
}

export function daysAfter(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

export const dayOf = (moment: string): string => moment.slice(0, 10);
export const clock = (moment: string): string => moment.slice(11, 16);
/** The head line of a mail: `Tue, 09 Mar 2027 10:12:41 +0100`. */
export const mailDate = (moment: string): string => say(moment, "EEE, dd MMM yyyy HH:mm':41 +0100'");
