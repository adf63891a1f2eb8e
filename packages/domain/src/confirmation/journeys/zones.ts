/** Formatters cost more than what they do; travel knows some hundred zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds since 1970 at which clocks in `zone` show `local` (`YYYY-MM-DDTHH:MM`); null for an unknown zone. */
export function instantOf(local: string, zone: string): number | null {
  const wall = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wall)) return null;
  try {
    // Twice, because the first guess may lie on the other side of a change of the clocks.
    const first = wall - offsetAt(wall, zone);
    return wall - offsetAt(first, zone);
  } catch {
    return null;
  }
}

/** `YYYY-MM-DDTHH:MM` that clocks in `zone` show at an instant; null for an unknown zone. */
export function localAt(instant: number, zone: string): string | null {
  try {
    return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16);
  } catch {
    return null;
  }
}

function offsetAt(instant: number, zone: string): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    if (formatters.size > 500) formatters.clear();
    formatters.set(zone, formatter);
  }
  const name = formatter.formatToParts(instant).find((part) => part.type === "timeZoneName")?.value ?? "";
  const match = /^GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  return (match[1] === "-" ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000;
}
