import type { PhotoSubject } from "@caravan/core/kernel/ports";
import { foldToAlphanumeric } from "@caravan/domain/fold-text";
import { closestAgreeing, searchWords } from "@caravan/gazetteer/picture-items";
import { z } from "zod";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";

/** Asks Wikidata's API with these parameters and reads the answer. */
export type AskWiki = <T>(parameters: Readonly<Record<string, string>>, read: (answer: unknown) => T) => Promise<T>;

/** Entities are long answers. */
const MOST_CANDIDATES = 6;
/** Reaches every point whose position is rounded to the same tenth of a degree. */
const TOWN_KM = 15;
/** In which a record of ours may be named. */
const languages = "en|mul|de|fr|es|it|pt|nl|pl|cs|sv|da|tr|el|ru|ar|he|ja|ko|zh|th|vi|id";
/** Of the celestial bodies that have coordinates, ours. */
const EARTH = "http://www.wikidata.org/entity/Q2";

const claim = <T>(value: z.ZodType<T>) =>
  z.object({
    rank: z.enum(["preferred", "normal", "deprecated"]),
    mainsnak: z.object({ datavalue: z.object({ value }).optional() }),
  });
const fileClaims = z.array(claim(z.string()));
const pointClaims = z.array(
  claim(z.object({ latitude: z.number(), longitude: z.number(), globe: z.string().optional() })),
);
const inLanguage = z.object({ value: z.string() });

/** Answers of https://www.wikidata.org/w/api.php, format=json. */
const ofProperty = z.object({ claims: z.object({ P18: fileClaims.optional() }) });
const noItem = z.object({ error: z.object({ code: z.literal("no-such-entity") }) });
const itemId = z.string().regex(/^Q\d{1,12}$/);
const beginning = z.object({
  search: z.array(z.object({ id: itemId, match: z.object({ text: z.string() }).optional() })),
});
const containing = z.object({ query: z.object({ search: z.array(z.object({ title: itemId })) }) });
const entities = z.object({
  entities: z.record(
    z.string(),
    z.object({
      labels: z.record(z.string(), inLanguage).optional(),
      aliases: z.record(z.string(), z.array(inLanguage)).optional(),
      claims: z.object({ P18: fileClaims.optional(), P625: pointClaims.optional() }).optional(),
    }),
  ),
});

/**
 * The name of the file on Commons that shows an item: its image (P18). Null when there is none.
 *
 * @throws LiveSourceUnavailable
 */
export function fileOfItem(entity: string, ask: AskWiki): Promise<string | null> {
  return ask({ action: "wbgetclaims", entity, property: "P18" }, (answer) => {
    if (noItem.safeParse(answer).success) return null;
    return best(parsed(ofProperty, answer).claims.P18) ?? null;
  });
}

/**
 * The item that is a place or destination: searched for by the beginning of its names, then by the words that tell it
 * apart among what lies around its town; accepted when its name and its position (P625) agree and it has an image. Null
 * when there is none.
 *
 * @throws LiveSourceUnavailable
 */
export async function itemNamed(subject: PhotoSubject, ask: AskWiki): Promise<string | null> {
  const names = subject.names.slice(0, 2);
  const words = subject.around.length === 0 ? [] : names.map((it) => searchWords(it, subject.around));
  // Its item may have a shorter name: "Willis Tower" has a "Willis Tower Skydeck".
  const fewer = words.slice(0, 1).flatMap((it) => [it.split(" ")[0] ?? it, longestOf(it.split(" "))]);
  const searches = [
    ...names.map((name) => () => beginningWith(name, ask)),
    ...[...new Set([...words, ...fewer])].map((it) => () => around(subject, it, ask)),
  ];
  const seen = new Set<string>();
  for (const search of searches) {
    const ids = (await search()).filter((it) => !seen.has(it)).slice(0, MOST_CANDIDATES);
    for (const id of ids) seen.add(id);
    const item = ids.length > 0 ? await whichIs(subject, ids, ask) : undefined;
    if (item !== undefined) return item;
  }
  return null;
}

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, it) => (it.length > longest.length ? it : longest), "");
}

/** Items of which a name begins so; those that have no other name come first. */
function beginningWith(name: string, ask: AskWiki): Promise<readonly string[]> {
  const question = { action: "wbsearchentities", search: name, language: "en", type: "item", limit: "20" };
  const key = foldToAlphanumeric(name);
  return ask(question, (answer) => {
    const isWhole = (it: { match?: { text: string } | undefined }) => foldToAlphanumeric(it.match?.text ?? "") === key;
    const { search } = parsed(beginning, answer);
    return search.sort((a, b) => Number(isWhole(b)) - Number(isWhole(a))).map((it) => it.id);
  });
}

/** Items around a town that have these words. Where a place lies is said no closer than that. */
function around({ lat, lng }: PhotoSubject, words: string, ask: AskWiki): Promise<readonly string[]> {
  const srsearch = `${words} nearcoord:${TOWN_KM}km,${lat.toFixed(1)},${lng.toFixed(1)}`;
  const question = { action: "query", list: "search", srsearch, srnamespace: "0", srlimit: "10", formatversion: "2" };
  return ask(question, (answer) => parsed(containing, answer).query.search.map((it) => it.title));
}

function whichIs(subject: PhotoSubject, ids: readonly string[], ask: AskWiki): Promise<string | undefined> {
  const { names, lat, lng, withinKm } = subject;
  const question = { action: "wbgetentities", ids: ids.join("|"), props: "labels|aliases|claims", languages };
  return ask(question, (answer) => {
    const all = parsed(entities, answer).entities;
    const points = ids.flatMap((id) => {
      const { labels = {}, aliases = {}, claims: { P18, P625 } = {} } = all[id] ?? {};
      const at = best(P625);
      if (!at || best(P18) === undefined || (at.globe ?? EARTH) !== EARTH) return [];
      const named = [...Object.values(labels), ...Object.values(aliases).flat()].map((it) => it.value);
      return [{ id, names: named, lat: at.latitude, lng: at.longitude }];
    });
    const whole = { wholeNameOnly: subject.around.length === 0 };
    const place = { names, around: subject.around, at: [lat, lng] as const, withinM: withinKm * 1000, ...whole };
    // Of several with the same name, as a church and the station beside it, the search has the best known first.
    const named = points.find((it) => closestAgreeing({ ...place, wholeNameOnly: true }, [it]));
    return (named ?? closestAgreeing(place, points))?.id;
  });
}

/** The preferred value, else the first that is not deprecated; some statements have none. */
function best<T>(
  claims: readonly {
    readonly rank: string;
    readonly mainsnak: { readonly datavalue?: { readonly value: T } | undefined };
  }[] = [],
): T | undefined {
  const usable = claims.filter((it) => it.rank !== "deprecated" && it.mainsnak.datavalue !== undefined);
  return (usable.find((it) => it.rank === "preferred") ?? usable[0])?.mainsnak.datavalue?.value;
}

function parsed<T>(shape: z.ZodType<T>, answer: unknown): T {
  const it = shape.safeParse(answer);
  if (!it.success) throw new ServiceFault("the source answered something else than Wikidata does");
  return it.data;
}
