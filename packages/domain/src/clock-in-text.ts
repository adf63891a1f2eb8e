/** 24 hours, as "9", "9:30", "9.30", "21h", "21h30" or "0930"; 12 hours with "am", "a.m.", "pm" or "p". */
const written = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?|\s+(\d{2}))?\s*(?:h|uhr)?\s*(?:([ap])\.?(?:\s*m\.?)?)?$/;
const digitsOnly = /^(\d{1,2})(\d{2})\s*(?:([ap])\.?(?:\s*m\.?)?)?$/;

/**
 * A time of day as people write it, as `HH:MM`; null when it is none. A time without "am" or "pm" is one of 24 hours:
 * "9" is in the morning.
 */
export function readClock(text: string): string | null {
  const plain = text.trim().toLowerCase();
  if (plain === "noon") return "12:00";
  if (plain === "midnight") return "00:00";
  const [, digitHours, digitMinutes, digitHalf] = digitsOnly.exec(plain) ?? [];
  const [, hours = digitHours, afterSign, afterSpace, half = digitHalf] = written.exec(plain) ?? [];
  if (hours === undefined) return null;
  const minutes = Number(afterSign ?? afterSpace ?? digitMinutes ?? 0);
  const hour = hourOf(Number(hours), half);
  if (hour === null || minutes > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** @param half "a" or "p" of a clock with 12 hours */
function hourOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null;
  if (hours < 1 || hours > 12) return null;
  return (hours % 12) + (half === "p" ? 12 : 0);
}
