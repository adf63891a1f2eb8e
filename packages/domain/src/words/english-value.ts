import { toMinor } from "../amount.ts";
import { weekdayOf } from "../calendar.ts";
import { dateRangeWords, dayAndMonth, dayWords, shortRangeWords } from "../date-words.ts";
import { capitalize, joinClauses, joinWords, uncapitalize } from "../join-words.ts";
import { amountWords, moneyRangeWords } from "../money-words.ts";
import { everyWeekday } from "../weekday-names.ts";
import type { List, Value } from "./words.ts";

const months = "January February March April May June July August September October November December".split(" ");

/** A value in the English text of a sentence. */
export function englishValue(value: Value): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if ("code" in value) return fill(value.code, value.values);
  if ("day" in value)
    return value.long ? `${capitalize(weekdayOf(value.day))} ${dayAndMonth(value.day)}` : dayWords(value.day);
  if ("date" in value) return dayAndMonth(value.date, value.year);
  if ("from" in value) {
    const range = { start: value.from, end: value.to };
    return value.short ? shortRangeWords(range) : dateRangeWords(range);
  }
  if ("amount" in value) return amountWords(value.amount, value.currency);
  if ("low" in value)
    return moneyRangeWords(toMinor(value.low, value.currency), toMinor(value.high, value.currency), value.currency);
  if ("minutes" in value) return lengthWords(value.minutes);
  if ("km" in value) return `${value.km} km`;
  if ("celsius" in value) return `${value.celsius} to ${value.to} °C`;
  if ("month" in value) return months[value.month - 1] ?? "";
  if ("weekday" in value) return everyWeekday[value.weekday as keyof typeof everyWeekday];
  if ("small" in value) return uncapitalize(fill(value.small.code, value.small.values));
  return englishList(value);
}

/** `{0}` and so on replaced by values. */
export function fill(pattern: string, values: readonly Value[], word: (value: Value) => string = englishValue): string {
  return pattern.replace(/\{(\d+)\}/g, (_, index) => word(values[Number(index)] ?? ""));
}

export function englishList({ list, as, more, capital }: List, word: (value: Value) => string = englishValue): string {
  const words = list.map(word);
  if (as === "sentences") return words.join(" ");
  if (as === "lines") return words.join("\n");
  const joined =
    as === "clauses"
      ? joinClauses(words)
      : as === "commas"
        ? words.join(", ")
        : as === "semicolons"
          ? words.join("; ")
          : as === "or"
            ? words.join(" or ")
            : joinWords(more > 0 ? [...words, `${more} more`] : words);
  return capital ? capitalize(joined) : joined;
}

function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
