import { z } from "zod";
import { weekdayNames } from "../calendar.ts";
import * as f from "../fields.ts";
import { englishValue } from "../words/english-value.ts";
import type { Value, Words } from "../words/words.ts";

/** Sentences inside sentences, and lists of them: what the product says has three. */
const DEEPEST = 6;

const text = z.string().max(5000);
const amount = z.string().regex(/^-?\d{1,15}(\.\d{1,10})?$/);
const count = z.int().min(0).max(10_000_000);
const degrees = z.int().min(-200).max(200);
const weekday = z.string().refine((it) => weekdayNames.some((name) => name === it));

const plain = [
  text,
  z.number(),
  z.strictObject({ day: f.calendarDate, long: z.boolean().exactOptional() }),
  z.strictObject({ date: f.calendarDate, year: z.boolean().exactOptional() }),
  z.strictObject({ from: f.calendarDate, to: f.calendarDate, short: z.boolean().exactOptional() }),
  z.strictObject({ amount, currency: f.currency }),
  z.strictObject({ low: amount, high: amount, currency: f.currency }),
  z.strictObject({ minutes: count }),
  z.strictObject({ km: count }),
  z.strictObject({ celsius: degrees, to: degrees }),
  z.strictObject({ month: z.int().min(1).max(12) }),
  z.strictObject({ weekday }),
] as const;

const kinds = ["and", "or", "clauses", "commas", "semicolons", "sentences", "lines"] as const;

const nestedValue = (depth: number): z.ZodType<Value> => {
  if (depth === 0) return z.union(plain);
  const value = z.lazy(() => nestedValue(depth - 1));
  const words = z.strictObject({ code: text, values: z.array(value).max(50) });
  return z.union([
    ...plain,
    words,
    z.strictObject({ small: words }),
    z.strictObject({
      list: z.array(value).max(200),
      as: z.enum(kinds),
      more: count,
      capital: z.boolean().exactOptional(),
      people: z.boolean().exactOptional(),
    }),
  ]);
};

/** The code and values of a sentence, which is worded for each reader. */
export const wordsSchema: z.ZodType<Words> = z.strictObject({
  code: text,
  values: z.array(nestedValue(DEEPEST)).max(50),
});

/** Whether words say what stands beside them, which may be cut: a file must not say one thing here and another there. */
export function saysThe(summary: string, words: Words): boolean {
  const whole = englishValue(words);
  return whole === summary || (summary.endsWith("…") && whole.startsWith(summary.slice(0, -1)));
}
