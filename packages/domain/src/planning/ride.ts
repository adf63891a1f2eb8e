import type { Amount } from "../amount.ts";
import { clockOf } from "../calendar.ts";
import type { TripWay } from "../places/guide.ts";
import type { Point } from "../places/travel-time.ts";
import { type Sentence, said } from "../words/sentence.ts";
import { isWorded, worded, wordOf } from "../words/worded.ts";

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
  /** What to know before leaving. */
  readonly hint?: string | null;
}

type Title = (to: string) => Sentence;
const titles: Readonly<Record<string, readonly [there: Title, back: Title]>> = {
  train: [(to) => said`Train to ${to}`, (to) => said`Train back to ${to}`],
  metro: [(to) => said`Metro to ${to}`, (to) => said`Metro back to ${to}`],
  bus: [(to) => said`Bus to ${to}`, (to) => said`Bus back to ${to}`],
  ferry: [(to) => said`Ferry to ${to}`, (to) => said`Ferry back to ${to}`],
  boat: [(to) => said`Boat to ${to}`, (to) => said`Boat back to ${to}`],
  car: [(to) => said`Drive to ${to}`, (to) => said`Drive back to ${to}`],
  taxi: [(to) => said`Taxi to ${to}`, (to) => said`Taxi back to ${to}`],
  tour: [(to) => said`Tour to ${to}`, (to) => said`Tour back to ${to}`],
  flight: [(to) => said`Flight to ${to}`, (to) => said`Flight back to ${to}`],
  "cable-car": [(to) => said`Cable car to ${to}`, (to) => said`Cable car back to ${to}`],
  bicycle: [(to) => said`Cycle to ${to}`, (to) => said`Cycle back to ${to}`],
  walk: [(to) => said`Walk to ${to}`, (to) => said`Walk back to ${to}`],
  transfer: [(to) => said`Transfer to ${to}`, (to) => said`Transfer back to ${to}`],
  public: [(to) => said`Train or bus to ${to}`, (to) => said`Train or bus back to ${to}`],
};
const unknownWay: readonly [Title, Title] = [(to) => said`Getting to ${to}`, (to) => said`Getting back to ${to}`];

/** "Train to Sintra", "Train back to Lisbon". */
export function rideTitle(mode: string, to: string, isBack: boolean): string {
  const [there, back] = titles[mode] ?? unknownWay;
  return wordOf(isBack ? back(to) : there(to));
}

const byMode = (mode: string) => (titles[mode] ?? unknownWay).map((it) => it("").code);

/** Whether an activity has the title of such a ride, in any language. */
export const isRideBy = (mode: string, title: string): boolean => byMode(mode).some((code) => isWorded(title, code));

/** "Rossio to Sintra, suburban train, about every 20 minutes. The last one back leaves at 00:30." */
export function rideNote({ line, everyMinutes, lastBack }: TripWay, isBack: boolean): string {
  const often = everyMinutes === null ? line : worded`${line}, about every ${everyMinutes} minutes`;
  return isBack && lastBack !== null
    ? worded`${often}. The last one back leaves at ${clockOf(lastBack % 1440)}`
    : often;
}
