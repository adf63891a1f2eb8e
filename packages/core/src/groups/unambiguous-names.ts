/**
 * Names for texts about several members, in the order in which they joined: "Sam (1)" and "Sam (2)" when two have one
 * name.
 */
export function unambiguousNames(people: readonly { readonly name: string }[]): readonly string[] {
  const key = (name: string) => name.trim().toLowerCase();
  const alike = Map.groupBy(people, (it) => key(it.name));
  const told = new Map<string, number>();
  return people.map(({ name }) => {
    if (alike.get(key(name))?.length === 1) return name;
    const number = (told.get(key(name)) ?? 0) + 1;
    told.set(key(name), number);
    return `${name} (${number})`;
  });
}
