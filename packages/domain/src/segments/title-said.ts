import { type Sentence, said, type Value } from "../words/sentence.ts";
import { type TitledSegment, titleOf, wordsOf } from "./segment.ts";

/** The title of a segment inside a sentence; see {@link titleOf}. */
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
  if (segment.details.table || segment.title !== null) return titleOf(segment);
  return joined(provider ?? (kind === "meeting" ? said`Meeting` : said`Booking`));
}

function waySaid({ from, to }: Pick<TitledSegment, "from" | "to">): Sentence | null {
  const [start, end] = [from && wordsOf(from), to && wordsOf(to)];
  if (start && end) return said`${start} to ${end}`;
  if (end) return said`to ${end}`;
  return start ? said`from ${start}` : null;
}
