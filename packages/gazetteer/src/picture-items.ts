import type { DestinationFile, PlaceRecord } from "./destination-schema.ts";
import { metresBetween, type Reference } from "./references.ts";
import { fold, nameKey } from "./spelling.ts";

/** Names that agree only in part have to lie as near as one building. */
const WITHIN_M = 300;
/** A longer name at the same spot may be of a part of it, so it has to lie nearer. */
const PART_WITHIN_M = 60;

/** Words that say what something is, and not which one. */
const common = new Set(
  "the of and at in on de la le les du des di del della do da dos das el los las y e et und der die das den van von zu st saint san santa a museum museo musee museu muzeum gallery galerie galeria art arts national church chiesa eglise cathedral basilica chapel mosque temple shrine synagogue monastery convent abbey palace palazzo palais castle castello fort fortress tower gate bridge square plaza piazza place platz park garden gardens old new town city centre center house casa villa hall market street memorial monument ruins site archaeological historic great grand royal".split(
    " ",
  ),
);

/**
 * The Wikidata item of a place whose name agrees with a record in all words that tell it apart: "Powder Tower" and
 * "Powder Tower, Riga", "Książ Castle" and "Książ Castle and park complex". Less than agreement, which is what a source
 * of a record needs, but enough for a picture. The nearest one; undefined when there is none.
 *
 * @param near records under CC0 around the place
 */
export function pictureItem(
  place: Pick<PlaceRecord, "name" | "local_name" | "at">,
  destination: Pick<DestinationFile, "name" | "local_name" | "country">,
  near: readonly (Reference & { readonly otherNames: readonly string[] })[],
): string | undefined {
  const where = new Set(
    [destination.name, destination.local_name ?? "", destination.country].flatMap((it) => fold(it).split(" ")),
  );
  const telling = (name: string) =>
    new Set(
      fold(name)
        .split(" ")
        .filter((it) => it !== "" && !where.has(it)),
    );
  const own = [place.name, ...(place.local_name ? [place.local_name] : [])];
  const fits = (reference: (typeof near)[number]) => {
    const metres = metresBetween(place.at, [reference.lat, reference.lng]);
    if (metres > WITHIN_M) return undefined;
    const agrees = [reference.name, ...reference.otherNames].some((other) =>
      own.some((name) => {
        if (nameKey(name) === nameKey(other)) return true;
        const [ours, theirs] = [telling(name), telling(other)];
        if (isPartOf(theirs, ours)) return true;
        return metres <= PART_WITHIN_M && isPartOf(ours, theirs);
      }),
    );
    return agrees ? metres : undefined;
  };
  const found = near.flatMap((it) => {
    const metres = fits(it);
    return metres === undefined ? [] : [{ id: it.sourceId, metres }];
  });
  return found.sort((a, b) => a.metres - b.metres)[0]?.id;
}

/** Whether all words of the first are among the second, and one at least says which one it is. */
function isPartOf(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  return few.isSubsetOf(many) && [...few].some((it) => !common.has(it) && it.length > 2);
}
