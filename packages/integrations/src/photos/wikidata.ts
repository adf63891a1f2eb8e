import type { PhotoSubject } from "@caravan/core/kernel/ports";
import { foldToAlphanumeric } from "@caravan/domain/fold-text";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { z } from "zod";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";

/** Asks Wikidata's API with these parameters and reads the answer. */
export type AskWiki = <T>(parameters: Readonly<Record<string, string>>, read: (answer: unknown) => T) => Promise<T>;

const MOST_CANDIDATES = 5;
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

/** Answers of https://www.wikidata.org/w/api.php, format=json. */
const ofProperty = z.object({ claims: z.object({ P18: fileClaims.optional() }) });
const noItem = z.object({ error: z.object({ code: z.literal("no-such-entity") }) });
const found = z.object({
  search: z.array(z.object({ id: z.string().regex(/^Q\d{1,12}$/), match: z.object({ text: z.string() }).optional() })),
});
const entities = z.object({
  entities: z.record(
    z.string(),
    z.object({ claims: z.object({ P18: fileClaims.optional(), P625: pointClaims.optional() }).optional() }),
  ),
});

/**
 * The name of the file on Commons that shows a place: the image (P18) of its item or, where we have no item, of the one
 * with its name that lies where it lies (P625). Null when there is none.
 *
 * @throws LiveSourceUnavailable
 */
export async function fileShowing(subject: PhotoSubject, ask: AskWiki): Promise<string | null> {
  if (subject.item !== null) return fileOfItem(subject.item, ask);
  for (const name of subject.names.slice(0, 2)) {
    const file = await fileByName(name, subject, ask);
    if (file !== null) return file;
  }
  return null;
}

function fileOfItem(entity: string, ask: AskWiki): Promise<string | null> {
  return ask({ action: "wbgetclaims", entity, property: "P18" }, (answer) => {
    if (noItem.safeParse(answer).success) return null;
    return best(parsed(ofProperty, answer).claims.P18) ?? null;
  });
}

async function fileByName(name: string, subject: PhotoSubject, ask: AskWiki): Promise<string | null> {
  const keys = new Set(subject.names.map(foldToAlphanumeric));
  const question = { action: "wbsearchentities", search: name, language: "en", type: "item", limit: "20" };
  const ids = await ask(question, (answer) =>
    parsed(found, answer).search.flatMap((it) => (keys.has(foldToAlphanumeric(it.match?.text ?? "")) ? [it.id] : [])),
  );
  if (ids.length === 0) return null;
  const wanted = ids.slice(0, MOST_CANDIDATES);
  return ask({ action: "wbgetentities", ids: wanted.join("|"), props: "claims" }, (answer) => {
    const all = parsed(entities, answer).entities;
    for (const id of wanted) {
      const { P18, P625 } = all[id]?.claims ?? {};
      const at = best(P625);
      const file = best(P18);
      if (!at || file === undefined || (at.globe ?? EARTH) !== EARTH) continue;
      if (distanceKm(subject, { lat: at.latitude, lng: at.longitude }) <= subject.withinKm) return file;
    }
    return null;
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
