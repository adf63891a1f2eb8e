const shortDays: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  tues: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  thur: "Thursday",
  thurs: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
const shortDay =
  /(?<=^|[\n;,.:/(-]\s*|\bon )(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b\.?(?=\s*[\p{L}:–-])(?!\s+(?:and|or|in|on|at|with|down|by|for|is)\b)/giu;
const shortNumber = /(?<=^|[\n;,./(-]\s*)d(\d{1,2})\b/gi;
/** "Day 1: the tower / Day 2: the market". */
const nextDay = /(?:\s*[/|,–-]\s*|\s+)(?=day \d{1,2}\s*[:=–-])/gi;
const heading = /^\s*(?:[-*•]\s*)?((?:day \d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^:\n]{0,24}):?\s*$/i;
const bullet = /^\s*[-*•]\s*/;

/**
 * Lists of days as sentences: each day begins a sentence, the lines below a heading have its day, and short names of days
 * are written out. One such name alone may be another word ("sun", "sat"), so there must be two.
 */
export function asSentences(text: string): string {
  const isShort = (pattern: RegExp) => new Set(text.match(pattern)?.map((it) => it.toLowerCase())).size > 1;
  let long = isShort(shortNumber) ? text.replace(shortNumber, "Day $1") : text;
  if (isShort(shortDay)) long = long.replace(shortDay, (it) => shortDays[it.toLowerCase().replace(".", "")] ?? it);
  let day: string | null = null;
  return long
    .replace(nextDay, "\n")
    .split("\n")
    .map((line) => {
      const head = heading.exec(line)?.[1];
      if (head !== undefined) {
        day = head;
        return "";
      }
      if (day === null || !bullet.test(line)) {
        day = null;
        return line;
      }
      return `${day}: ${line.replace(bullet, "")}`;
    })
    .join("\n");
}
