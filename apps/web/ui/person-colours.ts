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
  ["#20553b", "#6fdc9c"],
  ["#67358b", "#e5c5fc"],
  ["#514d1f", "#ddcf52"],
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

/** The looks in order: all colours without rings, then with one, then with two. */
export function lookOf(index: number): PersonLook {
  const [light, dark] = palette[index % palette.length] as (typeof palette)[number];
  return { background: `light-dark(${light}, ${dark})`, rings: Math.floor(index / palette.length) % ringKinds };
}

/** The index of a person's own look, which is the same on every page: derived from their id, or from their name alone. */
export function ownLookIndex(idOrName: string): number {
  let sum = 0;
  for (const letter of idOrName.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % palette.length;
}

/**
 * The index of the look of each of a group's people, by id and by name. Each has their own look; whose is taken gets the
 * next free one, the first 45 all different.
 *
 * @param people in the order of joining
 * @param reader always keeps their own look, so that it is the same in the header and in every group
 */
export function looksOfGroup(
  people: readonly { readonly id: string; readonly name: string | null }[],
  reader: string | null,
): ReadonlyMap<string, number> {
  const looks = new Map<string, number>();
  const taken = new Set<number>();
  for (const { id } of people.toSorted((a, b) => Number(b.id === reader) - Number(a.id === reader))) {
    const own = ownLookIndex(id);
    const free = lookIndices.find((step) => !taken.has(stepped(own, step))) ?? 0;
    taken.add(stepped(own, free));
    looks.set(id, stepped(own, free));
  }
  for (const { id, name } of people) {
    // When two people share a name and only the name is known, the first one's look is used.
    if (name !== null && !looks.has(name)) looks.set(name, looks.get(id) as number);
  }
  return looks;
}

const lookIndices = Array.from({ length: palette.length * ringKinds }, (_, index) => index);

/** So many colours further; after a round through all of them, with one ring more. */
const stepped = (own: number, steps: number) =>
  ((own + steps) % palette.length) + palette.length * Math.floor(steps / palette.length);
