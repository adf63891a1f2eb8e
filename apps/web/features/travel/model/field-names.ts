import { formatClauses, inSentence } from "@/ui/format.ts";
import { t } from "../messages/page/index.ts";
import type { Segment, SegmentKind } from "../types.ts";
import { blankDraft, type SegmentFieldName } from "./segment-draft.ts";

/** The fields of each kind, in the order of the form. All others are folded. */
const main: Record<SegmentKind, readonly SegmentFieldName[]> = {
  flight: [
    "number",
    "provider",
    "from",
    "to",
    "start",
    "end",
    "confirmation_number",
    "travellers",
    "seats",
    "travel_class",
    "from_terminal",
    "to_terminal",
  ],
  train: [
    "number",
    "provider",
    "from",
    "to",
    "start",
    "end",
    "confirmation_number",
    "travellers",
    "seats",
    "travel_class",
    "from_platform",
  ],
  hotel: ["place", "provider", "start", "end", "confirmation_number", "travellers", "room", "guests"],
  car_rental: ["provider", "vehicle", "from", "to", "start", "end", "confirmation_number", "travellers"],
  meeting: ["title", "provider", "place", "start", "end", "confirmation_number", "travellers"],
  other: ["title", "provider", "place", "from", "to", "start", "end", "confirmation_number", "travellers"],
};

const all: readonly SegmentFieldName[] = [
  "title",
  "provider",
  "number",
  "place",
  "from",
  "to",
  "start",
  "end",
  "start_timezone",
  "end_timezone",
  "confirmation_number",
  "travellers",
  "price",
  "currency",
  "seats",
  "travel_class",
  "from_terminal",
  "to_terminal",
  "from_platform",
  "room",
  "vehicle",
  "guests",
];

export function mainFields(kind: SegmentKind): readonly SegmentFieldName[] {
  return main[kind];
}

export function otherFields(kind: SegmentKind): readonly SegmentFieldName[] {
  return all.filter((it) => !main[kind].includes(it));
}

const labels = (): Record<SegmentFieldName, string> => ({
  kind: t("kind"),
  status: t("status"),
  provider: t("label.company"),
  number: t("label.number"),
  confirmation_number: t("label.confirmation"),
  travellers: t("travelers"),
  title: t("label.title"),
  start: t("label.start"),
  end: t("label.end"),
  start_timezone: t("label.startZone"),
  end_timezone: t("label.endZone"),
  from: t("label.from"),
  to: t("label.to"),
  place: t("label.place"),
  price: t("price"),
  currency: t("label.currency"),
  seats: t("seats"),
  travel_class: t("class"),
  from_terminal: t("label.fromTerminal"),
  to_terminal: t("label.toTerminal"),
  from_platform: t("label.platform"),
  room: t("room"),
  vehicle: t("vehicle"),
  guests: t("guests"),
});

const labelsByKind = (): Record<SegmentKind, Partial<Record<SegmentFieldName, string>>> => ({
  flight: { number: t("label.flightNumber"), provider: t("label.airline"), start: t("departure"), end: t("arrival") },
  train: { number: t("label.trainNumber"), provider: t("label.railway"), start: t("departure"), end: t("arrival") },
  hotel: { place: t("label.where"), provider: t("label.host"), start: t("checkIn"), end: t("checkOut") },
  car_rental: {
    provider: t("label.rental"),
    from: t("pickUp"),
    to: t("return"),
    start: t("label.pickUpTime"),
    end: t("label.returnTime"),
  },
  meeting: { title: t("label.about"), provider: t("label.organiser") },
  other: { title: t("label.what") },
});

export function labelOf(name: SegmentFieldName, kind: SegmentKind): string {
  return labelsByKind()[kind][name] ?? labels()[name];
}

/** The wire's names for fields of the form, for corrections and errors. */
export function wireNames(name: SegmentFieldName): readonly string[] {
  if (name === "number") return ["flight_number", "train_number"];
  const details: readonly SegmentFieldName[] = [
    "seats",
    "travel_class",
    "from_terminal",
    "to_terminal",
    "from_platform",
    "room",
    "vehicle",
    "guests",
  ];
  return details.includes(name) ? [`details.${name}`] : [name];
}

/** Entered by a person from the beginning, so it is not marked at each field. */
export function isByHand({ has_source, evidence }: Pick<Segment, "has_source" | "evidence">): boolean {
  return !has_source && Object.keys(evidence).length === 0;
}

/** The form's field for a path of a request or answer; null for none. */
export function fieldOfPath(path: string): SegmentFieldName | null {
  const [first = "", second] = path.split(".");
  const name =
    first === "details" && second !== undefined ? second : /^(flight|train)_number$/.test(first) ? "number" : first;
  return (Object.keys(blankDraft) as SegmentFieldName[]).find((it) => it === name) ?? null;
}

/** Whether a person set a field, so that no later mail changes it. The wire has one name for all details. */
export function isCorrected({ corrected }: Pick<Segment, "corrected">, name: SegmentFieldName): boolean {
  return wireNames(name).some((it) => corrected.includes(it.split(".")[0] ?? it));
}

/** In words, each once: "departure, details". */
export function correctedWords(segment: Pick<Segment, "corrected" | "kind">): string {
  const { kind } = segment;
  const names = [...mainFields(kind), ...otherFields(kind), "status" as const].filter((it) => isCorrected(segment, it));
  const words = names.map((it) =>
    wireNames(it).some((wire) => wire.startsWith("details.")) ? t("label.details") : inSentence(labelOf(it, kind)),
  );
  return formatClauses([...new Set(words)]);
}
