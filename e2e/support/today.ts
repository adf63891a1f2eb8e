/** Cities far enough apart that in one of them the day is always young. */
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
  /** Of the city's calendar. */
  readonly today: string;
  readonly tomorrow: string;
  /** `HH:MM` so many minutes from now, by its clocks: the same day for at least seven hours. */
  readonly clock: (minutesFromNow: number) => string;
}

/** A city where it is between nine and five now: what a traveller does in the coming hours is of one day. */
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
