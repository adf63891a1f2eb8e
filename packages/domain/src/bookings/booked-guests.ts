import { fieldsOf, firstReadable, type Json, parseCount } from "./json-fields.ts";

export interface BookedGuests {
  readonly adults: number | null;
  readonly children: number | null;
  readonly rooms: number | null;
}

const adultNames = ["adults", "adult", "numadults", "numberofadults"];
const childNames = ["children", "child", "kids", "numchildren", "numberofchildren"];
const roomNames = ["rooms", "room", "numrooms", "numberofrooms"];
const totals = ["guests", "count", "total", "travelers", "travellers", "people", "passengers", "pax"];
export const guestNames: readonly string[] = [...adultNames, ...childNames, ...roomNames, ...totals];

const GROWN_UP = 18;

/**
 * The guests from any JSON: a number, words such as "2 adults, 1 child", an object with counts, or a list of people.
 */
export function parseGuests(sent: Json): BookedGuests {
  const alone = parseCount(sent);
  if (alone !== null) return { adults: alone, children: null, rooms: null };
  if (typeof sent === "string") return inWords(sent);
  if (Array.isArray(sent)) return guestList(sent);
  const fields = fieldsOf(sent);
  const children = firstReadable(fields, childNames, parseCount) ?? firstReadable(fields, childNames, lengthOf);
  const total = firstReadable(fields, totals, parseCount);
  const people = firstReadable(fields, totals, (it) => (Array.isArray(it) ? guestList(it) : null));
  const others = total === null ? null : total - (children ?? 0);
  return {
    adults:
      firstReadable(fields, adultNames, parseCount) ??
      (others !== null && others >= 0 ? others : (people?.adults ?? null)),
    children: children ?? people?.children ?? null,
    rooms: firstReadable(fields, roomNames, parseCount) ?? firstReadable(fields, roomNames, lengthOf),
  };
}

const lengthOf = (value: Json) => (Array.isArray(value) ? value.length : null);

function inWords(text: string): BookedGuests {
  const count = (noun: RegExp) => {
    const match = new RegExp(`(?<!\\d)(\\d{1,4})\\s*(?:${noun.source})`, "i").exec(text);
    return match ? Number(match[1]) : null;
  };
  const children = count(/child(?:ren)?\b|kids?\b/);
  const all = count(/guests?\b|people\b|persons?\b|travell?ers?\b/);
  return {
    adults: count(/adults?\b/) ?? (all === null || children !== null ? null : all),
    children,
    rooms: count(/rooms?\b/),
  };
}

/** A list of people; children are marked or younger than 18. */
function guestList(people: readonly Json[]): BookedGuests {
  if (people.length === 0) return { adults: null, children: null, rooms: null };
  const children = people.filter((it) => {
    const { age, type } = fieldsOf(it);
    const years = parseCount(age);
    return years === null ? typeof type === "string" && /^(?:child|infant)/i.test(type) : years < GROWN_UP;
  }).length;
  return { adults: people.length - children, children: children === 0 ? null : children, rooms: null };
}
