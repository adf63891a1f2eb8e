import { metresBetween } from "./agreement.ts";
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

export interface PicturedPlace {
  readonly names: readonly string[];
  readonly at: readonly [lat: number, lng: number];
  /** Names of what it lies in; their words do not tell it apart. */
  readonly around: readonly string[];
  /** At which a record of exactly the same name is the same place. */
  readonly withinM: number;
  /** Of a city, what has its name and more is something else in it. */
  readonly wholeNameOnly?: boolean;
}

/** Something with a position that may be the place. */
export interface NamedPoint {
  readonly names: readonly string[];
  readonly lat: number;
  readonly lng: number;
}

/**
 * The record that is the place: its name agrees in all words that tell it apart ("Powder Tower" and "Powder Tower, Riga",
 * "Książ Castle" and "Książ Castle and park complex"), and so does its position. Less than agreement, which is what a
 * source of a record needs, but enough for a picture. The nearest one with the whole name, else the nearest; undefined
 * when there is none.
 */
export function closestAgreeing<T extends NamedPoint>(place: PicturedPlace, near: readonly T[]): T | undefined {
  const where = new Set(place.around.flatMap((it) => fold(it).split(" ")));
  const telling = (name: string) =>
    new Set(
      fold(name)
        .split(" ")
        .filter((it) => it !== "" && !where.has(it)),
    );
  const own = place.names.map((name) => ({ key: nameKey(name), words: telling(name) }));
  const found = near.flatMap((record) => {
    const metres = metresBetween(place.at, [record.lat, record.lng]);
    const names = record.names.map((name) => ({ key: nameKey(name), words: telling(name) }));
    const some = (agrees: (ours: (typeof own)[number], theirs: (typeof own)[number]) => boolean) =>
      names.some((theirs) => own.some((ours) => agrees(ours, theirs)));
    const isWhole = metres <= place.withinM && some((ours, theirs) => ours.key === theirs.key);
    const isPart =
      !place.wholeNameOnly &&
      metres <= WITHIN_M &&
      some(
        (ours, theirs) =>
          isPartOf(theirs.words, ours.words) || (metres <= PART_WITHIN_M && isPartOf(ours.words, theirs.words)),
      );
    return isWhole || isPart ? [{ record, isWhole, metres }] : [];
  });
  return found.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.metres - b.metres)[0]?.record;
}

/** The words of a name by which a search finds its place: of the first thing that it names, those that tell it apart. */
export function searchWords(name: string, around: readonly string[]): string {
  const where = new Set(around.flatMap((it) => fold(it).split(" ")));
  const [first = name] = name.split(/ and | & |[,(:/–]/).filter((it) => it.trim() !== "");
  const words = fold(first).split(" ");
  const telling = words.filter((it) => isTelling(it) && !where.has(it));
  return (telling.length > 0 ? telling : words).join(" ");
}

function isTelling(word: string): boolean {
  return !common.has(word) && word.length > 2;
}

/** Whether all words of the first are among the second, and one at least says which one it is. */
function isPartOf(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  return few.isSubsetOf(many) && [...few].some(isTelling);
}
