import { parse } from "csv-parse/sync";
import { isCalendarDate } from "../calendar.ts";
import { mostActivities } from "../field-choices.ts";
import { foldToAlphanumeric } from "../fold-text.ts";
import { said } from "../words/sentence.ts";
import { type ImportEntry, type ImportPlan, type LeftOut, noEntry, pointOf } from "./import-plan.ts";
import { pointInLink } from "./saved-places.ts";

/** What columns are called, in the languages in which Google Maps exports its lists and in tables that people make. */
const names = {
  title: "title name place activity what stop event titel titre titulo titolo タイトル",
  date: "date day datum fecha jour data when",
  dayNumber: "daynumber dayno",
  start: "start starttime time from begin begins uhrzeit heure hora",
  end: "end endtime to until ends",
  location: "location venue where area city town",
  address: "address adresse direccion indirizzo",
  lat: "lat latitude",
  lng: "lng lon long longitude",
  note: "note notes comment comments description notiz kommentar nota comentario commentaire remarque メモ コメント",
  link: "url link website",
} as const;
type Column = keyof typeof names;

const columnOf = new Map(
  Object.entries(names).flatMap(([column, words]) => words.split(" ").map((word) => [word, column as Column] as const)),
);

/** Why a table is none of places. */
export class NoTable extends Error {}

/** The longest cell that is read, in characters. */
const LONGEST = 50_000;

/**
 * The rows of a CSV file with a line of column names: lists that were saved in Google Maps, and tables of one's own.
 *
 * @throws NoTable when it has no column with titles
 */
export function tableRows(text: string): ImportPlan {
  const table: string[][] = parse(text, {
    ...{
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    },
    ...{ to: mostActivities + 10, max_record_size: LONGEST },
  });
  // Lists of Google Maps have their own name above the columns.
  const at = table.findIndex((row) => columnsOf(row).has("title"));
  if (at < 0 || at > 5) throw new NoTable("has no column that is called title or name");
  const columns = columnsOf(table[at] as string[]);
  if (table[at]?.some((it) => it.trim() === "amount_in_trip_currency")) throw new NoTable("is a sheet of expenses");
  const rows = table.slice(at + 1);
  const order = orderOf(rows.map((row) => row[columns.get("date") ?? -1] ?? ""));
  const leftOut: LeftOut[] = [];
  const entries: ImportEntry[] = [];
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column) => row[columns.get(column) ?? -1]?.trim() || null;
    const title = cell("title");
    if (title === null) {
      if (row.some((it) => it.trim() !== ""))
        leftOut.push({ what: said`Row ${at + index + 2}`, why: said`it has no title` });
      continue;
    }
    const written = cell("date");
    const date = written === null ? null : dateIn(written, order);
    if (written !== null && date === null && !/^\d{1,3}$/.test(written))
      leftOut.push({
        what: said`The date of ${title}`,
        why: said`“${written.slice(0, 40)}” is not a date that can be read with certainty`,
      });
    const startTime = clockIn(cell("start")) ?? clockIn(written?.slice(10) ?? null);
    entries.push({
      ...{ ...noEntry, title, date, startTime, endTime: startTime && clockIn(cell("end")) },
      dayNumber: numberIn(cell("dayNumber")) ?? (date === null ? numberIn(written) : null),
      ...{ location: cell("location"), address: cell("address"), description: cell("note") },
      point: pointOf(cell("lat"), cell("lng")) ?? pointInLink(cell("link")),
    });
  }
  const [[own] = []] = at > 0 ? table : [];
  return { title: own?.trim() || null, entries, leftOut };
}

function columnsOf(row: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>();
  for (const [index, name] of row.entries()) {
    const column = columnOf.get(foldToAlphanumeric(name).toLowerCase()) ?? columnOf.get(name.trim());
    if (column && !found.has(column)) found.set(column, index);
  }
  return found;
}

function delimiterOf(text: string): string {
  const head = text.slice(0, 2000);
  const count = (of: string) => head.split(of).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] as string;
}

type Order = "day" | "month" | null;

/** Whether numbers with slashes begin with the day or with the month: as the one that fits all dates of the column. */
function orderOf(dates: readonly string[]): Order {
  const pairs = dates.flatMap((it) => {
    const [, first, second] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(it) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  if (pairs.some(([first]) => first > 12)) return "day";
  return pairs.some(([, second]) => second > 12) ? "month" : null;
}

function dateIn(text: string, order: Order): string | null {
  const iso = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (iso !== undefined) return isCalendarDate(iso) ? iso : null;
  const [, first = "", mark, second = "", year = ""] = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4})/.exec(text) ?? [];
  // Points are written by people who begin with the day.
  const by = mark === "." || first === second ? "day" : order;
  if (by === null || year === "") return null;
  const [day, month] = by === "day" ? [first, second] : [second, first];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}

function clockIn(text: string | null): string | null {
  const [, hours, minutes, half] = /^[\sT]*(\d{1,2})[:.h](\d\d)(?::\d\d)?\s*([ap])?/i.exec(text ?? "") ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, "0")}:${minutes}` : null;
}

function numberIn(text: string | null): number | null {
  const number = Number(/^(?:day\s*)?(\d{1,3})$/i.exec(text ?? "")?.[1]);
  return number >= 1 ? number : null;
}
