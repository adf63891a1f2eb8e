const titles = /^(?:mr|mrs|ms|miss|mstr|dr|prof|herr|frau|monsieur|madame|mme|mlle|sr|sra|sig|mx)\.?\s+/i;
const LONGEST = 120;

/** A name without its title; null for what is no name. */
export function travellerNamed(name: string | null): string | null {
  const bare = name?.replace(titles, "").trim() ?? "";
  return bare === "" || bare.length > LONGEST || !/\p{L}/u.test(bare) || bare.includes("@") ? null : bare;
}

/** Each once, whatever its capitals. */
export function distinctNames(names: readonly string[]): string[] {
  return [...new Map(names.map((it) => [it.toLowerCase(), it] as const).toReversed()).values()].toReversed();
}
