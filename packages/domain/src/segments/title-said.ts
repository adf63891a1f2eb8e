import { type Sentence, said, type Value } from "../words/sentence.ts";
import { wordOf } from "../words/worded.ts";
import { type TitledSegment, tableOf, wordsOf } from "./segment.ts";

/** The title of a segment inside a sentence; see `titleOf`. */
export function titleSaid(segment: TitledSegment): Value {
  const { kind, number, provider, from } = segment;
  const way = waySaid(segment);
  const joined = (head: Value): Value => (way ? said`${head} ${way}` : head);
  if (kind === "flight") return joined(number ?? said`Flight`);
  if (kind === "train") return joined(number === null ? said`Train` : said`Train ${number}`);
  if (kind === "hotel") return segment.place?.name ?? provider ?? said`Stay`;
  if (kind === "car_rental") {
    const car = provider === null ? said`Rental car` : said`${provider} car`;
    return from ? said`${car} ${said`from ${from.name}`}` : car;
  }
  const table = segment.details.table ? tableSaid(segment) : null;
  if (table) return table;
  if (segment.title !== null) return segment.title;
  return joined(provider ?? (kind === "meeting" ? said`Meeting` : said`Booking`));
}

function tableSaid(segment: TitledSegment): Sentence | null {
  const table = tableOf(segment);
  if (!table) return null;
  const { name, meal } = table;
  if (meal === "breakfast") return said`Breakfast at ${name}`;
  if (meal === "lunch") return said`Lunch at ${name}`;
  return meal === "dinner" ? said`Dinner at ${name}` : said`Table at ${name}`;
}

/** In the language of whoever asked. */
export function titleWorded(segment: TitledSegment): string {
  const title = titleSaid(segment);
  return typeof title === "string" ? title : wordOf(title as Sentence);
}

function waySaid({ from, to }: Pick<TitledSegment, "from" | "to">): Sentence | null {
  const [start, end] = [from && wordsOf(from), to && wordsOf(to)];
  if (start && end) return said`${start} to ${end}`;
  if (end) return said`to ${end}`;
  return start ? said`from ${start}` : null;
}
