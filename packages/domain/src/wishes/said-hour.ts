/** "At 19:00", "at 7:30 pm", "at 3 in the afternoon", as a clause is folded. */
const hour =
  /\bat (?:exactly |sharp )?(\d{1,2})(?:(?: |h)([0-5]\d)\b)?(?:h\b| ?(am|pm|a m|p m)\b| (?:in the|at) (morning|afternoon|evening|night)\b)?(?! ?(?:people|persons?|of us|euros?|dollars?|pounds?|km|degrees?|metres?|st|nd|rd|th)\b)/;
/** From here on a clock with two digits for the hour needs no half of the day. */
const PLAIN_FROM = 10;
const NOON = 12;
const EARLIEST = 6 * 60;
const LATEST = 23 * 60;
const STEP = 5;

/** The hour at which something begins, in minutes after midnight; null where the words leave a doubt. */
export function saidHourIn(text: string): number | null {
  const [, name, minutes, half, part] = hour.exec(text) ?? [];
  if (name === undefined) return null;
  const isPlain = minutes !== undefined && Number(name) >= PLAIN_FROM;
  const isLate = half?.startsWith("p") || (part !== undefined && part !== "morning");
  if (half === undefined && part === undefined && !isPlain) return null;
  const clock = Number(name) + (isLate && Number(name) < NOON ? NOON : 0);
  const at = clock * 60 + Number(minutes ?? 0);
  return at >= EARLIEST && at <= LATEST && at % STEP === 0 ? at : null;
}

/** The text without that hour, whose digits are no number of things. */
export function withoutSaidHour(text: string): string {
  return saidHourIn(text) === null ? text : text.replace(hour, " ").replace(/\s+/g, " ").trim();
}
