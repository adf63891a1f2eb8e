import { segmentKinds, segmentStatuses } from "@caravan/domain/confirmation/reading";
import { tableOf } from "@caravan/domain/segments/segment";
import { BedDouble, CarFront, type LucideIcon, Plane, Ticket, TrainFront, Users, Utensils } from "lucide-react";
import { t } from "./messages/index.ts";
import type { SegmentFacts, SegmentKind, SegmentPlace, SegmentStatus } from "./types.ts";

export const kindWords = (): Record<SegmentKind, string> => ({
  flight: t("kind.flight"),
  train: t("kind.train"),
  hotel: t("kind.hotel"),
  car_rental: t("kind.car"),
  meeting: t("kind.meeting"),
  other: t("kind.other"),
});

export const kindIcons: Record<SegmentKind, LucideIcon> = {
  flight: Plane,
  train: TrainFront,
  hotel: BedDouble,
  car_rental: CarFront,
  meeting: Users,
  other: Ticket,
};

type KindFacts = Pick<SegmentFacts, "kind"> & { readonly details: Pick<SegmentFacts["details"], "table"> };

/** Restaurant tables have an icon of their own among the kind `other`. */
export const iconOf = ({ kind, details }: KindFacts): LucideIcon => (details.table ? Utensils : kindIcons[kind]);
export const kindWordOf = ({ kind, details }: KindFacts): string =>
  details.table ? t("kind.restaurant") : kindWords()[kind];

const statusWords = (): Record<SegmentStatus, string> => ({
  confirmed: t("status.confirmed"),
  changed: t("changed"),
  cancelled: t("cancelled"),
});

export const kindOptions = () => segmentKinds.map((value) => ({ value, label: kindWords()[value] }));
export const statusOptions = () => segmentStatuses.map((value) => ({ value, label: statusWords()[value] }));

export const numberOf = (it: Pick<SegmentFacts, "flight_number" | "train_number">) =>
  it.flight_number ?? it.train_number;

/** What a heading needs. */
type Named = Pick<SegmentFacts, "kind" | "flight_number" | "train_number" | "provider" | "title" | "start"> & {
  readonly to: Pick<SegmentPlace, "name" | "city"> | null;
  readonly place: Pick<SegmentPlace, "name"> | null;
  readonly details: Pick<SegmentFacts["details"], "table">;
};

/** "LH809 · Lufthansa", "Hotel Lumen", "Sixt": the title of a card. */
export function headOf(it: Named): string {
  switch (it.kind) {
    case "flight":
    case "train":
      return joined([numberOf(it), it.provider]) ?? kindWords()[it.kind];
    case "hotel":
      return it.place?.name ?? it.provider ?? kindWords().hotel;
    case "car_rental":
      return it.provider ?? kindWords().car_rental;
    default:
      if (it.details.table) return tableWords(it) ?? it.title ?? kindWordOf(it);
      return it.title ?? it.provider ?? it.place?.name ?? (it.kind === "meeting" ? t("kind.meeting") : t("booking"));
  }
}

/** "Dinner at Ramiro". */
function tableWords(it: Named): string | null {
  const table = tableOf(it);
  return table && t(`table.${table.meal ?? "any"}`, { name: table.name });
}

/** The same in one line with the destination: "LH809 to Frankfurt", for lists, buttons and toasts. */
export function lineOf(it: Named): string {
  switch (it.kind) {
    case "flight":
    case "train": {
      const what = numberOf(it) ?? kindWords()[it.kind];
      return it.to ? t("line.to", { what, place: cityOf(it.to) }) : what;
    }
    case "car_rental":
      return it.provider ? t("line.car", { provider: it.provider }) : t("kind.car");
    default:
      return headOf(it);
  }
}

/** The city, when it says more than the name of the airport. */
export const cityOf = (place: Pick<SegmentPlace, "name" | "city">) => place.city ?? place.name;

/** "Lisbon, Rua Augusta 1": name, address and city without repetitions. */
export function whereabouts(place: SegmentPlace | null, withName = true): string | null {
  if (!place) return null;
  const parts = [withName ? place.name : null, place.address, place.city].filter((it) => it !== null);
  const kept = parts.filter(
    (part, index) => !parts.some((other, at) => at !== index && covers(other, part, at < index)),
  );
  return kept.length > 0 ? kept.join(", ") : null;
}

/** Of two equal ones the first stays. */
function covers(other: string, part: string, isEarlier: boolean): boolean {
  const [a, b] = [other.toLowerCase(), part.toLowerCase()];
  return a === b ? isEarlier : a.includes(b);
}

function joined(parts: readonly (string | null)[]): string | null {
  const said = parts.filter((it) => it !== null);
  return said.length > 0 ? said.join(" · ") : null;
}
