/**
 * Colours of people, light and dark. White stands on the light ones and `--on-day` on the dark ones, both with a contrast
 * of at least 4.5; `person-colours.test.ts` measures it.
 */
export const palette: readonly (readonly [light: string, dark: string])[] = [
  ["#147975", "#19b3ad"],
  ["#bd441f", "#e98667"],
  ["#585be4", "#9698f0"],
  ["#8f6317", "#d6931f"],
  ["#c52094", "#ec77c9"],
  ["#4d7613", "#73b319"],
  ["#1b70a9", "#4ca8e6"],
  ["#d0223f", "#ed7e90"],
  ["#20553b", "#0df07e"],
  ["#67358b", "#e5c5fc"],
  ["#514d1f", "#e6d40c"],
  ["#28469f", "#c2d1fc"],
  ["#6b4329", "#fac6a3"],
  ["#23535c", "#6ee0f7"],
  ["#595959", "#b5b5b5"],
];

/** Rings around an avatar, for groups with more people than colours: none, one, two. */
export const ringKinds = 3;

export interface PersonLook {
  /** A CSS colour. */
  readonly background: string;
  /** How many rings it has, from none on. */
  readonly rings: number;
}

/** The look of the person who joined as the `index`-th, from 0; no two of the first 45 are the same. */
export function lookOf(index: number): PersonLook {
  const [light, dark] = palette[index % palette.length] as (typeof palette)[number];
  return { background: `light-dark(${light}, ${dark})`, rings: Math.floor(index / palette.length) % ringKinds };
}

/** For somebody who is in no known group: always the same for a name. */
export function lookOfName(name: string): PersonLook {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return lookOf(sum % palette.length);
}

/** Who joined when: ids and names of a group's people, the first first. */
export function joiningOrder(people: readonly { readonly id: string; readonly name: string | null }[]) {
  const order = new Map<string, number>();
  for (const [index, { id, name }] of people.entries()) {
    order.set(id, index);
    // Two people may share a name: where only that is known, the first one's colour is shown.
    if (name !== null && !order.has(name)) order.set(name, index);
  }
  return order;
}
