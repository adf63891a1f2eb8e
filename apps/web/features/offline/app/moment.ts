/** "14:05" today, "3 May, 14:05" on other days; by the clock of the device. */
export function momentOf(at: number, now: number): string {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(date);
  if (date.toDateString() === new Date(now).toDateString()) return time;
  return `${new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }).format(date)}, ${time}`;
}
