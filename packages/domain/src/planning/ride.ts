import type { Amount } from "../amount.ts";
import { clockOf } from "../calendar.ts";
import type { TripWay } from "../places/guide.ts";
import type { Point } from "../places/travel-time.ts";

/** A ride by a known line, planned as an activity. */
export interface Ride {
  readonly title: string;
  readonly from: { readonly name: string; readonly point: Point };
  readonly to: { readonly name: string; readonly point: Point };
  /** Line, frequency and last return, as travellers would ask for them. */
  readonly note: string;
  /** One way, one person. */
  readonly fare: { readonly amount: Amount; readonly currency: string } | null;
  readonly reason: string;
  /** What one should know before one leaves. */
  readonly hint?: string | null;
}

const titles: Readonly<Record<string, string>> = {
  train: "Train",
  metro: "Metro",
  bus: "Bus",
  ferry: "Ferry",
  boat: "Boat",
  car: "Drive",
  taxi: "Taxi",
  tour: "Tour",
  flight: "Flight",
  "cable-car": "Cable car",
  bicycle: "Cycle",
  walk: "Walk",
  transfer: "Transfer",
  public: "Train or bus",
};

/** "Train to Sintra", "Train back to Lisbon". */
export function rideTitle(mode: string, to: string, isBack: boolean): string {
  return `${titles[mode] ?? "Way"} ${isBack ? "back " : ""}to ${to}`;
}

/** "Rossio to Sintra, suburban train, about every 20 minutes. The last one back leaves at 00:30." */
export function rideNote({ line, everyMinutes, lastBack }: TripWay, isBack: boolean): string {
  const often = everyMinutes === null ? "" : `, about every ${everyMinutes} minutes`;
  const last = isBack && lastBack !== null ? `. The last one back leaves at ${clockOf(lastBack % 1440)}` : "";
  return `${line}${often}${last}`;
}
