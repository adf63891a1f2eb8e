import type { PushSettings } from "./use-push-settings.ts";

export type QuietHours = NonNullable<PushSettings["quiet_hours"]>;

/** What was typed and is not in those hours. */
export const unsavedFields = (typed: Partial<QuietHours>, hours: QuietHours): Partial<QuietHours> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => hours[field as keyof QuietHours] !== value));

/** What stands in the way of keeping them, by field; null when nothing does. */
export function quietProblem({ start, end, timezone }: QuietHours): { field: keyof QuietHours; words: string } | null {
  if (!/^\d\d:\d\d$/.test(start)) return { field: "start", words: "Enter when they begin." };
  if (!/^\d\d:\d\d$/.test(end)) return { field: "end", words: "Enter when they end." };
  if (start === end) return { field: "end", words: "They can’t begin and end at the same time." };
  if (!isZone(timezone)) return { field: "timezone", words: "Choose a zone such as Europe/Lisbon." };
  return null;
}

function isZone(name: string): boolean {
  if (name.trim() === "") return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
