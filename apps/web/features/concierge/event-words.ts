import {
  Ban,
  Clock,
  CloudRain,
  HeartPulse,
  Hourglass,
  type LucideIcon,
  MapPinCheck,
  MessageCircle,
  SkipForward,
} from "lucide-react";
import { formatDuration } from "../../ui/format.ts";
import type { EventKind, Outlook, StatusEvent, Stop } from "./types.ts";

interface EventWords {
  /** On the button, in the traveller's own voice. */
  readonly label: string;
  /** Once it is said: "Noted: running late". */
  readonly noted: string;
  readonly icon: LucideIcon;
  /** Asked with one more tap. */
  readonly asks: "minutes" | "minutes and which" | "which" | "nothing";
}

export const eventWords: Record<EventKind, EventWords> = {
  running_late: { label: "Running late", noted: "running late", icon: Clock, asks: "minutes" },
  arrived: { label: "I have arrived", noted: "arrived", icon: MapPinCheck, asks: "which" },
  delayed: { label: "It is delayed", noted: "delayed", icon: Hourglass, asks: "minutes and which" },
  cancelled: { label: "It is cancelled", noted: "cancelled", icon: Ban, asks: "which" },
  skipped: { label: "I skipped this", noted: "skipped", icon: SkipForward, asks: "which" },
  weather: { label: "Bad weather", noted: "bad weather", icon: CloudRain, asks: "nothing" },
  unwell: { label: "Not feeling well", noted: "not feeling well", icon: HeartPulse, asks: "nothing" },
  other: { label: "Something else", noted: "something else", icon: MessageCircle, asks: "nothing" },
};

/** The most frequent first. */
const offered = ["running_late", "arrived", "delayed", "cancelled", "skipped", "weather", "unwell"] as const;

/**
 * The buttons: only what can be said of this day. Nobody is late for nothing.
 * @param stops what is on and what is next
 * @param open whether anything of today is still to be done
 */
export function offeredFor(stops: readonly Stop[], open: boolean): readonly EventKind[] {
  return offered.filter((kind) => (eventWords[kind].asks === "nothing" ? open : stops.length > 0));
}

/** What a question "which one?" offers: what is on and what is next. */
export function candidates({ now, next }: Pick<Outlook, "now" | "next">): readonly Stop[] {
  return [now, next].filter((it) => it !== null);
}

/** "running late, 20 min", "skipped Castle". */
export function notedWords(
  { kind, minutes }: Pick<StatusEvent, "kind" | "minutes">,
  title: string | null = null,
): string {
  const { noted } = eventWords[kind];
  const what = title === null ? noted : `${noted}, ${title}`;
  return minutes === null ? what : `${what}, ${formatDuration(minutes)}`;
}
