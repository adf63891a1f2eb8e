const numberWords = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty"
).split(" ");

/** "three" or "3"; undefined for other words. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const index = numberWords.indexOf(word);
  return index < 0 ? undefined : index;
}

/** A number in digits or words, for use in other patterns. */
export const numberPattern = `(?:\\d{1,3}|${numberWords.slice(1).join("|")})`;

/** A time of day in words, for use in other patterns: "half past eight", "8:30 pm", "nine", "noon". */
export const clockPattern = `(?:(?:half past|quarter past|quarter to|half) )?(?:\\d{1,2}(?:[:.h ]\\d{2})?|${numberWords.slice(1, 13).join("|")}|noon|midday|midnight)(?: (?:fifteen|thirty|forty five))?(?: ?(?:am|pm|a m|p m|oclock|o clock))?`;

const clock = new RegExp(
  `(?:(half past|quarter past|quarter to|half) )?(\\d{1,2}|${numberWords.slice(1, 13).join("|")}|noon|midday|midnight)(?:[:.h ](\\d{2}|fifteen|thirty|forty five))? ?(am|pm|a m|p m|oclock|o clock)?`,
);

const inWords: Readonly<Record<string, number>> = { fifteen: 15, thirty: 30, "forty five": 45 };

/** Minutes to add for the words before an hour: "half past", "quarter past", "quarter to". */
export function shiftOf(words: string): number {
  return /half/i.test(words) ? 30 : /past/i.test(words) ? 15 : /to/i.test(words) ? -15 : 0;
}

/** Minutes after midnight of a time in words. "Eight" without a.m. or p.m. is in the evening, or before noon. */
export function minutesOfClock(words: string, isEvening: boolean): number | undefined {
  const found = clock.exec(words);
  if (!found) return undefined;
  const [, shift, hourWord = "", minuteWord, suffix] = found;
  if (hourWord === "noon" || hourWord === "midday") return 720;
  if (hourWord === "midnight") return 1440;
  const hour = numberOf(hourWord);
  if (hour === undefined || hour > 24) return undefined;
  const minutes = minuteWord ? (inWords[minuteWord] ?? Number(minuteWord)) : 0;
  const added = shift === "half past" || shift === "half" ? 30 : shift === "quarter past" ? 15 : 0;
  const less = shift === "quarter to" ? 15 : 0;
  const isPm = suffix?.startsWith("p") || (isEvening && !suffix?.startsWith("a") && hour < 12);
  const base = isPm && hour < 12 ? hour + 12 : hour;
  return base * 60 + minutes + added - less;
}
