import { addDays, clockOf, daysBetween, weekdayOf } from "../calendar.ts";
import { dateOf, type Sentence, said } from "../words/sentence.ts";
import { daylightOf } from "./daylight.ts";
import type { Point } from "./travel-time.ts";

/** What a time of the year means for opening hours and meals in a part of the world. */
export interface LocalTime {
  readonly id: string;
  /** One or two sentences for the traveller. */
  readonly says: Sentence;
}

const zones = (list: string) => list.split(" ");
const isIn = (timezone: string, list: readonly string[]) => list.some((it) => timezone.startsWith(it));

/** Where nobody eats in public by day in Ramadan. */
const strict = zones(
  "Africa/Casablanca Africa/El_Aaiun Africa/Algiers Africa/Tunis Africa/Tripoli Africa/Cairo Africa/Khartoum Africa/Nouakchott " +
    "Asia/Dubai Asia/Riyadh Asia/Qatar Asia/Bahrain Asia/Kuwait Asia/Muscat Asia/Amman Asia/Baghdad Asia/Tehran Asia/Karachi Asia/Dhaka Indian/Maldives",
);
/** Where many fast and most kitchens stay open. */
const mild = zones(
  "Europe/Istanbul Asia/Baku Asia/Tashkent Asia/Samarkand Asia/Almaty Asia/Jakarta Asia/Kuala_Lumpur Africa/Dakar Europe/Sarajevo Europe/Tirane Africa/Zanzibar",
);
const latinChristian = zones(
  "Europe/ America/ Atlantic/ Australia/ Pacific/Auckland Asia/Manila Africa/Johannesburg Africa/Windhoek Africa/Nairobi",
);
const orthodox = zones("Europe/Athens Asia/Nicosia Europe/Bucharest Europe/Sofia Europe/Belgrade Asia/Tbilisi");
const workersDay = zones(
  "Europe/ Atlantic/Canary Atlantic/Madeira Atlantic/Azores America/Mexico_City America/Cancun America/Sao_Paulo America/Argentina America/Lima America/Bogota America/Santiago America/Havana Asia/Shanghai Asia/Ho_Chi_Minh Asia/Bangkok Asia/Singapore Asia/Hong_Kong Asia/Istanbul Africa/Casablanca Africa/Cairo Africa/Tunis Africa/Johannesburg",
);
const noWorkersDay = zones("Europe/London Europe/Dublin Europe/Amsterdam Europe/Copenhagen");
const lunarNewYear = zones(
  "Asia/Shanghai Asia/Hong_Kong Asia/Macau Asia/Taipei Asia/Singapore Asia/Ho_Chi_Minh Asia/Seoul Asia/Kuala_Lumpur",
);
const unitedStates = zones(
  "America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage Pacific/Honolulu America/Detroit America/Boise America/Indiana America/Kentucky",
);
const siesta = zones("Europe/Madrid");
/** Fixed feasts of one country on which much is closed. */
const nationalDays: readonly (readonly [timezone: string, day: string, name: Sentence])[] = [
  ["Europe/Paris", "07-14", said`Bastille Day`],
  ["Europe/Rome", "08-15", said`Ferragosto`],
  ["Europe/Rome", "06-02", said`Republic Day`],
  ["Europe/Rome", "04-25", said`Liberation Day`],
  ["Europe/Berlin", "10-03", said`German Unity Day`],
  ["Europe/Vienna", "10-26", said`National Day`],
  ["Europe/Madrid", "10-12", said`National Day`],
  ["Europe/Lisbon", "04-25", said`Freedom Day`],
  ["Europe/Lisbon", "06-10", said`Portugal Day`],
  ["Europe/Oslo", "05-17", said`Constitution Day`],
  ["Europe/Zurich", "08-01", said`National Day`],
  ["Europe/Amsterdam", "04-27", said`King's Day`],
  ["Europe/Istanbul", "10-29", said`Republic Day`],
  ["Europe/Athens", "03-25", said`Independence Day`],
  ["Australia/", "01-26", said`Australia Day`],
  ["America/Toronto", "07-01", said`Canada Day`],
  ["America/Vancouver", "07-01", said`Canada Day`],
  ["America/Edmonton", "07-01", said`Canada Day`],
];

const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});
const chinese = new Intl.DateTimeFormat("en-u-ca-chinese", { month: "numeric", day: "numeric", timeZone: "UTC" });

function monthAndDay(format: Intl.DateTimeFormat, date: string): readonly [number, number] {
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  const of = (type: string) => Number.parseInt(parts.find((it) => it.type === type)?.value ?? "0", 10);
  return [of("month"), of("day")];
}

/** Whether a date lies in Ramadan, give or take a day. */
export function isRamadan(date: string): boolean {
  return monthAndDay(islamic, date)[0] === 9;
}

/** Whether nobody eats in public by day there on that date. */
export function fastsByDay(timezone: string | null | undefined, date: string): boolean {
  return isIn(timezone ?? "", strict) && isRamadan(date);
}

/** What is different on a date in a zone. An event of several days has the same id on each of them. */
export function localTimesOn(
  timezone: string | null | undefined,
  point: Point | null,
  date: string,
): readonly LocalTime[] {
  if (!timezone) return [];
  const found: LocalTime[] = [];
  const day = date.slice(5);
  const weekday = weekdayOf(date);
  const add = (id: string, says: Sentence) => found.push({ id, says });
  if ((isIn(timezone, strict) || isIn(timezone, mild)) && isRamadan(date))
    add("ramadan", ramadanSays(timezone, point, date));
  if (timezone === "Asia/Jerusalem" && (weekday === "fri" || weekday === "sat"))
    add(
      "shabbat",
      said`Shabbat lasts from Friday afternoon to Saturday evening: trains and buses stop, and most shops, museums and Jewish restaurants close; ask before you go, and book Friday's dinner ahead.`,
    );
  if (isIn(timezone, siesta))
    add(
      "siesta",
      said`Smaller shops and churches close from about two to five, and restaurants between lunch and half past eight.`,
    );
  const easter = easterOf(Number(date.slice(0, 4)), isIn(timezone, orthodox));
  const fromEaster = daysBetween(easter, date);
  if (isIn(timezone, latinChristian) || isIn(timezone, orthodox)) {
    if (fromEaster === -2 || fromEaster === 0 || fromEaster === 1)
      add(
        "easter",
        said`Easter is on ${dateOf(easter)}: from Good Friday to Easter Monday many shops, museums and family restaurants close for a day or more; book tables.`,
      );
    if (day === "12-24" || day === "12-25" || day === "12-26")
      add(
        "christmas",
        said`Christmas: most museums and restaurants are closed on the 25th and close early on the 24th, and few trains run; book dinner at a hotel.`,
      );
  }
  if (day === "01-01")
    add("new-year", said`New Year's Day: most museums and many restaurants are closed; check before you go.`);
  if (day === "05-01" && isIn(timezone, workersDay) && !isIn(timezone, noWorkersDay))
    add("workers-day", said`1 May is a holiday: most museums and shops are closed, and buses run as on Sundays.`);
  for (const [zone, when, name] of nationalDays)
    if (day === when && timezone.startsWith(zone))
      add(
        `national-${when}`,
        said`Today is ${name}, a holiday: banks, shops and some museums are closed; check what you want to see.`,
      );
  if (isIn(timezone, unitedStates)) {
    if (day === "07-04")
      add("fourth", said`Independence Day: offices and many museums are closed, and there are fireworks after dark.`);
    if (weekday === "thu" && day >= "11-22" && day <= "11-28")
      add(
        "thanksgiving",
        said`Thanksgiving: museums, shops and most restaurants are closed today; book a table days ahead.`,
      );
  }
  if (isIn(timezone, lunarNewYear)) {
    const [month, of] = monthAndDay(chinese, date);
    if ((month === 1 && of <= 4) || (monthAndDay(chinese, addDays(date, 2))[0] === 1 && month === 12))
      add(
        "lunar-new-year",
        said`Lunar New Year: for three or four days family restaurants, markets and many shops close, and trains are full; eat at hotels and shopping centres.`,
      );
  }
  if (timezone === "Asia/Tokyo") {
    if (day >= "04-29" && day <= "05-05")
      add(
        "golden-week",
        said`Golden Week: the whole country travels, so sights and trains are full; go early and reserve seats.`,
      );
    if (day >= "12-30" || day <= "01-03")
      add(
        "oshogatsu",
        said`Around New Year, from about 30 December to 3 January, most museums and many restaurants are closed; temples and shrines are at their fullest.`,
      );
  }
  return found;
}

function ramadanSays(timezone: string, point: Point | null, date: string): Sentence {
  let last = date;
  while (isRamadan(addDays(last, 1))) last = addDays(last, 1);
  const sunset = clockOf(Math.round(daylightOf(point, timezone, date).sunset / 5) * 5);
  const until = dateOf(last);
  return isIn(timezone, strict)
    ? said`Ramadan until about ${until}: during the day most restaurants, except in hotels and for visitors, are closed, nobody eats, drinks or smokes in the street, and sights close an hour or two early. The evening begins with the meal at sunset (about ${sunset}), when all shops pause; little alcohol is served. Reserve dinner after it.`
    : said`Ramadan until about ${until}: restaurants stay open, some only after sunset (about ${sunset}), when long tables are set; be discreet about eating in the street, and reserve dinner.`;
}

/** Easter Sunday, in the western or the eastern reckoning (Meeus). */
function easterOf(year: number, isEastern: boolean): string {
  if (isEastern) {
    const d = (19 * (year % 19) + 15) % 30;
    const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
    const month = Math.floor((d + e + 114) / 31);
    const day = ((d + e + 114) % 31) + 1;
    // The Julian date is 13 days behind in these centuries.
    return addDays(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`, 13);
  }
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
