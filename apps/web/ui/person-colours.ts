/**
 * Colours of people, light and dark. Text is white on the light theme's colours and `--on-day` on the dark theme's,
 * with a contrast of at least 4.5, which `person-colours.test.ts` measures.
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

/** Kinds of rings around an avatar, for groups with more people than colours: none, one, two. */
export const ringKinds = 3;

export interface PersonLook {
  /** A CSS colour. */
  readonly background: string;
  readonly rings: number;
}

/** The look of the person who joined as the `index`-th, from 0; no two of the first 45 are the same. */
export function lookOf(index: number): PersonLook {
  const [light, dark] = palette[index % palette.length] as (typeof palette)[number];
  return { background: `light-dark(${light}, ${dark})`, rings: Math.floor(index / palette.length) % ringKinds };
}

/** For somebody in no known group: derived from the name. */
export function lookOfName(name: string): PersonLook {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return lookOf(sum % palette.length);
}

/** The order of joining: ids and names of a group's people, the first member first. */
export function joiningOrder(people: readonly { readonly id: string; readonly name: string | null }[]) {
  const order = new Map<string, number>();
  for (const [index, { id, name }] of people.entries()) {
    order.set(id, index);
    // When two people share a name and only the name is known, the first one's colour is used.
    if (name !== null && !order.has(name)) order.set(name, index);
  }
  return order;
}
