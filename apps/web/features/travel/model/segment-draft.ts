import { deepEqual } from "@caravan/domain/deep-equal";
import { t } from "../messages/page/index.ts";
import { numberOf } from "../messages.ts";
import type { SegmentChange, SegmentFacts, SegmentKind, SegmentPlace, SegmentStatus } from "../types.ts";

/** A place as people enter it; the server looks up its name. */
export interface PlaceDraft {
  readonly name: string;
  readonly iata: string;
  readonly address: string;
}

/** A local time in the form: either part may be empty, and a time without a date is not sent. */
export interface MomentDraft {
  readonly date: string;
  readonly clock: string;
}

/** The form of a segment. Unknown fields are empty. */
export interface SegmentDraft {
  readonly kind: SegmentKind;
  readonly status: SegmentStatus;
  readonly provider: string;
  readonly number: string;
  readonly confirmation_number: string;
  readonly travellers: readonly string[];
  readonly title: string;
  readonly start: MomentDraft;
  readonly end: MomentDraft;
  readonly start_timezone: string;
  readonly end_timezone: string;
  readonly from: PlaceDraft;
  readonly to: PlaceDraft;
  readonly place: PlaceDraft;
  readonly price: number | null;
  readonly currency: string;
  readonly seats: string;
  readonly travel_class: string;
  readonly from_terminal: string;
  readonly to_terminal: string;
  readonly from_platform: string;
  readonly room: string;
  readonly vehicle: string;
  readonly guests: number | null;
}
export type SegmentFieldName = keyof SegmentDraft;

const noPlace: PlaceDraft = { name: "", iata: "", address: "" };
const noMoment: MomentDraft = { date: "", clock: "" };

export const blankDraft: SegmentDraft = {
  kind: "flight",
  status: "confirmed",
  provider: "",
  number: "",
  confirmation_number: "",
  travellers: [],
  title: "",
  start: noMoment,
  end: noMoment,
  start_timezone: "",
  end_timezone: "",
  from: noPlace,
  to: noPlace,
  place: noPlace,
  price: null,
  currency: "",
  seats: "",
  travel_class: "",
  from_terminal: "",
  to_terminal: "",
  from_platform: "",
  room: "",
  vehicle: "",
  guests: null,
};

export function draftOf(it: SegmentFacts): SegmentDraft {
  const { details } = it;
  return {
    kind: it.kind,
    status: it.status,
    provider: it.provider ?? "",
    number: numberOf(it) ?? "",
    confirmation_number: it.confirmation_number ?? "",
    travellers: it.travellers,
    title: it.title ?? "",
    start: momentOf(it.start),
    end: momentOf(it.end),
    start_timezone: it.start_timezone ?? "",
    end_timezone: it.end_timezone ?? "",
    from: placeOf(it.from),
    to: placeOf(it.to),
    place: placeOf(it.place),
    price: it.price,
    currency: it.currency ?? "",
    seats: details.seats ?? "",
    travel_class: details.travel_class ?? "",
    from_terminal: details.from_terminal ?? "",
    to_terminal: details.to_terminal ?? "",
    from_platform: details.from_platform ?? "",
    room: details.room ?? "",
    vehicle: details.vehicle ?? "",
    guests: details.guests,
  };
}

function momentOf(local: string | null): MomentDraft {
  return local === null ? noMoment : { date: local.slice(0, 10), clock: local.slice(11, 16) };
}

function placeOf(place: SegmentPlace | null): PlaceDraft {
  return place ? { name: place.name, iata: place.iata ?? "", address: place.address ?? "" } : noPlace;
}

export const isEmptyPlace = ({ name, iata, address }: PlaceDraft) => !`${name}${iata}${address}`.trim();

export function changedFields(before: SegmentDraft, after: SegmentDraft): SegmentFieldName[] {
  return (Object.keys(before) as SegmentFieldName[]).filter((name) => !deepEqual(before[name], after[name]));
}

const detailNames = [
  "seats",
  "travel_class",
  "from_terminal",
  "to_terminal",
  "from_platform",
  "room",
  "vehicle",
] as const;

/** The changed fields, in the form of the wire. */
export function changeOf(before: SegmentDraft, after: SegmentDraft): SegmentChange {
  const changed = new Set(changedFields(before, after));
  const words = (name: "provider" | "confirmation_number" | "title" | "start_timezone" | "end_timezone") =>
    changed.has(name) ? { [name]: after[name].trim() || null } : {};
  const moment = (name: "start" | "end") => (changed.has(name) ? { [name]: localOf(after[name]) } : {});
  const place = (name: "from" | "to" | "place") => (changed.has(name) ? { [name]: placeInput(after[name]) } : {});
  const details = {
    ...Object.fromEntries(
      detailNames.filter((it) => changed.has(it)).map((name) => [name, after[name].trim() || null] as const),
    ),
    ...(changed.has("guests") && { guests: after.guests }),
  };
  const { price, currency } = after;
  return {
    ...(changed.has("kind") && { kind: after.kind }),
    ...(changed.has("status") && { status: after.status }),
    ...words("provider"),
    ...(changed.has("number") && {
      [after.kind === "flight" ? "flight_number" : "train_number"]: after.number.trim() || null,
    }),
    ...words("confirmation_number"),
    ...(changed.has("travellers") && { travellers: [...after.travellers] }),
    ...words("title"),
    ...moment("start"),
    ...moment("end"),
    ...words("start_timezone"),
    ...words("end_timezone"),
    ...place("from"),
    ...place("to"),
    ...place("place"),
    // An amount without a currency, or the reverse, is not a price.
    ...((changed.has("price") || changed.has("currency")) && { price, currency: currency.trim() || null }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

function localOf({ date, clock }: MomentDraft): string | null {
  if (date === "") return null;
  return clock === "" ? date : `${date}T${clock}`;
}

/** A code alone also names an airport. */
function placeInput(draft: PlaceDraft): NonNullable<SegmentChange["place"]> | null {
  const iata = draft.iata.trim().toUpperCase();
  const address = draft.address.trim();
  const name = draft.name.trim() || iata || address;
  return name === "" ? null : { name, iata: iata || null, address: address || null };
}

/** What the server would refuse or silently leave out, as messages beside the fields; by the paths of the wire. */
export function problemsOf(draft: SegmentDraft): { path: string; message: string }[] {
  const undated = (["start", "end"] as const).filter((name) => draft[name].clock !== "" && draft[name].date === "");
  const unpriced = draft.price !== null && draft.currency.trim() === "";
  return [
    ...undated.map((path) => ({ path, message: t("problem.day") })),
    ...(unpriced ? [{ path: "currency", message: t("problem.currency") }] : []),
    ...(["from", "to", "place"] as const)
      .filter((name) => !/^(?:[A-Za-z]{3})?$/.test(draft[name].iata.trim()))
      .map((path) => ({ path, message: t("problem.airport") })),
  ];
}
