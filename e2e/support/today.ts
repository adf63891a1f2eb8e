/** Cities in time zones so far apart that it is always daytime in one of them. */
const cities = [
  ["Lisbon", "Europe/Lisbon"],
  ["New York", "America/New_York"],
  ["Los Angeles", "America/Los_Angeles"],
  ["Sydney", "Australia/Sydney"],
  ["Auckland", "Pacific/Auckland"],
  ["Tokyo", "Asia/Tokyo"],
  ["Delhi", "Asia/Kolkata"],
] as const;

export interface CityInDaytime {
  readonly city: string;
  readonly zone: string;
  /** In the city's time zone. */
  readonly today: string;
  readonly tomorrow: string;
  /** `HH:MM` so many minutes from now, in the city's time zone. Stays within the same day for at least seven hours. */
  readonly clock: (minutesFromNow: number) => string;
}

/** A city where it is between 9:00 and 17:00 now, so that the next hours belong to the same day. */
export function cityInDaytime(now = new Date()): CityInDaytime {
  for (const [city, zone] of cities) {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const clock = (minutes: number) =>
      new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at(minutes));
    const day = (minutes: number) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at(minutes));
    const hour = Number(clock(0).slice(0, 2));
    if (hour >= 9 && hour < 15) return { city, zone, today: day(0), tomorrow: day(1440), clock };
  }
  throw new Error("it is day nowhere");
}
