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

const labels: Record<SegmentFieldName, string> = {
  kind: "Kind",
  status: "Status",
  provider: "Company",
  number: "Number",
  confirmation_number: "Confirmation number",
  travellers: "Travelers",
  title: "Title",
  start: "Start",
  end: "End",
  start_timezone: "Time zone at the start",
  end_timezone: "Time zone at the end",
  from: "From",
  to: "To",
  place: "Place",
  price: "Price of the booking",
  currency: "Currency",
  seats: "Seats",
  travel_class: "Class",
  from_terminal: "Departure terminal",
  to_terminal: "Arrival terminal",
  from_platform: "Platform",
  room: "Room",
  vehicle: "Vehicle",
  guests: "Guests",
};

const labelsByKind: Record<SegmentKind, Partial<Record<SegmentFieldName, string>>> = {
  flight: { number: "Flight number", provider: "Airline", start: "Departure", end: "Arrival" },
  train: { number: "Train number", provider: "Railway", start: "Departure", end: "Arrival" },
  hotel: { place: "Where you stay", provider: "Hotel or host", start: "Check-in", end: "Check-out" },
  car_rental: { provider: "Rental company", from: "Pick-up", to: "Return", start: "Pick-up time", end: "Return time" },
  meeting: { title: "What it is about", provider: "Organiser" },
  other: { title: "What it is" },
};

export function labelOf(name: SegmentFieldName, kind: SegmentKind): string {
  return labelsByKind[kind][name] ?? labels[name];
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
    wireNames(it).some((wire) => wire.startsWith("details.")) ? "details" : labelOf(it, kind).toLowerCase(),
  );
  return [...new Set(words)].join(", ");
}
