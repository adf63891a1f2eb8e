import type { Kind, Tags } from "./place-kinds.ts";

const religions: Readonly<Record<string, string>> = {
  christian: "church",
  muslim: "mosque",
  buddhist: "temple",
  hindu: "temple",
  shinto: "temple",
  taoist: "temple",
  sikh: "temple",
  jain: "temple",
};

/** The tags of its kind, and those from its own map tags. */
export function tagsOf(kind: Kind, tags: Tags): string[] {
  const found = new Set(kind.tags);
  const cuisines = valuesOf(tags.cuisine);
  const add = (tag: string, when: boolean) => void (when && found.add(tag));
  if (tags.amenity === "place_of_worship" && religions[tags.religion ?? ""])
    found.add(religions[tags.religion ?? ""] as string);
  const subjects = valuesOf(tags.museum);
  add("art", subjects.includes("art"));
  add("history", subjects.includes("history") || subjects.includes("local"));
  add(
    "science",
    ["science", "technology", "nature", "railway"].some((it) => subjects.includes(it)),
  );
  add("history", tags.historic !== undefined && kind.category === "sight");
  add("unesco", isWorldHeritage(tags));
  add("free", tags.fee === "no");
  add(
    "seafood",
    cuisines.some((it) => it === "seafood" || it === "fish"),
  );
  add(
    "pastry",
    cuisines.some((it) => it === "cake" || it === "pastry" || it === "dessert"),
  );
  add("wine", cuisines.includes("wine") || tags.bar === "wine");
  add("live-music", tags.live_music === "yes");
  return [...found].slice(0, 8);
}

export function isWorldHeritage(tags: Tags): boolean {
  return tags.heritage === "1" || /\bwhc\b/i.test(tags["heritage:operator"] ?? "");
}

export function valuesOf(text: string | undefined): string[] {
  return (text ?? "")
    .toLowerCase()
    .split(/[;,]/)
    .map((it) => it.trim());
}
