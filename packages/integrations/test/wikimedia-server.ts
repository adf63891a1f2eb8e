import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { distanceKm } from "@caravan/domain/places/travel-time";
import sharp from "sharp";
import { json } from "./osm-server.ts";
import { sourceServer } from "./source-server.ts";

export interface Item {
  readonly label: string;
  readonly aliases?: readonly string[];
  /** Labels in other languages, by their codes. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly at?: readonly [lat: number, lng: number];
  /** Values of P18. */
  readonly images?: readonly { readonly file: string; readonly rank?: "preferred" | "normal" | "deprecated" }[];
}

export interface CommonsFile {
  readonly mime?: string;
  readonly size?: readonly [width: number, height: number];
  readonly metadata?: Readonly<Record<string, string>>;
  /** Where its picture is, when not on this server. */
  readonly thumbUrl?: string;
}

/** `extmetadata` as Commons writes it, with its HTML. */
export const bySaMetadata = {
  Artist: '<a href="//commons.wikimedia.org/wiki/User:Example" title="User:Example">Alvesgaspar</a>',
  Credit: '<span class="int-own-work" lang="en">Own work</span>',
  LicenseShortName: "CC BY-SA 4.0",
  LicenseUrl: "https://creativecommons.org/licenses/by-sa/4.0",
};

/** Small and plain, because its sizes are made in every test. */
export const photograph = (width = 330, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#4a90c2" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "38/1 41/1 30/1" } })
    .toBuffer();

const textOf = ({ label, aliases = [], labels = {}, description = "" }: Item) =>
  [label, description, ...aliases, ...Object.values(labels)].join(" ");
const wordsOf = (text: string) =>
  new Set(
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

/**
 * Answers of Wikidata and Commons, as their APIs give them.
 *
 * @param origin where pictures are
 */
export function wikimediaApi(
  items: Readonly<Record<string, Item>>,
  files: Readonly<Record<string, CommonsFile>>,
  origin: () => string,
): (asked: Readonly<Record<string, string>>) => unknown {
  function claims(id: string) {
    const { at, images = [] } = items[id] ?? { label: "" };
    const snak = (property: string, value: unknown, type: string, rank: string) => ({
      ...{ type: "statement", rank, id: `${id}$1` },
      mainsnak: { snaktype: "value", property, datavalue: { value, type } },
    });
    const globe = "http://www.wikidata.org/entity/Q2";
    const point = at && { latitude: at[0], longitude: at[1], altitude: null, precision: 1e-5, globe };
    return {
      ...(images.length > 0 && { P18: images.map((it) => snak("P18", it.file, "string", it.rank ?? "normal")) }),
      ...(point && { P625: [snak("P625", point, "globecoordinate", "normal")] }),
    };
  }
  function claimsOf(id: string) {
    if (!items[id]) return { error: { code: "no-such-entity", info: "Could not find such an entity.", id } };
    const { P18 } = claims(id);
    return { claims: P18 ? { P18 } : {} };
  }
  let named: readonly (readonly [id: string, names: readonly string[]])[] | undefined;
  function found(text: string) {
    named ??= Object.entries(items).map(([id, { label, aliases = [] }]) => [
      id,
      [label, ...aliases].map((it) => it.toLowerCase()),
    ]);
    const wanted = text.toLowerCase();
    const all = named.flatMap(([id, names]) => {
      const index = names.findIndex((it) => it.startsWith(wanted));
      const { label = "", aliases = [] } = items[id] ?? {};
      const match = index === 0 ? { type: "label", text: label } : { type: "alias", text: aliases[index - 1] };
      const found = { id, title: id, repository: "wikidata", label, match: { language: "en", ...match } };
      return index < 0 ? [] : [found];
    });
    return all.slice(0, 20);
  }
  let texts: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Items with all these words, as the search of texts finds them, also around a point: `nearcoord:15km,38.7,-9.1`. */
  function withWords(search: string) {
    const [, km, lat, lng] = /nearcoord:(\d+)km,(-?[\d.]+),(-?[\d.]+)/.exec(search) ?? [];
    const isNear = ({ at }: Item) =>
      km === undefined ||
      (at && distanceKm({ lat: Number(lat), lng: Number(lng) }, { lat: at[0], lng: at[1] }) <= Number(km));
    texts ??= new Map(Object.entries(items).map(([id, item]) => [id, wordsOf(textOf(item))]));
    const words = wordsOf(search.replace(/nearcoord:\S+/, ""));
    const hits = Object.entries(items).flatMap(([title, it]) =>
      isNear(it) && words.isSubsetOf(texts?.get(title) ?? new Set()) ? [{ ns: 0, title, snippet: "" }] : [],
    );
    return { batchcomplete: true, query: { searchinfo: { totalhits: hits.length }, search: hits.slice(0, 10) } };
  }
  function entity(id: string) {
    const { label, aliases = [], labels = {} } = items[id] ?? { label: "" };
    const named = (language: string, value: string) => ({ language, value });
    return {
      ...{ id, type: "item", claims: claims(id) },
      labels: Object.fromEntries(Object.entries({ en: label, ...labels }).map(([key, it]) => [key, named(key, it)])),
      aliases: aliases.length > 0 ? { en: aliases.map((it) => named("en", it)) } : {},
    };
  }
  function pageOf(title: string) {
    const name = title.replace(/^File:/, "");
    const file = files[name];
    if (!file) return { ns: 6, title, missing: true };
    const { mime = "image/jpeg", size = [4000, 2667], metadata = bySaMetadata, thumbUrl } = file;
    const sha1 = createHash("sha1").update(name).digest("hex");
    const thumburl = thumbUrl ?? `${origin()}/thumb/1280px-${encodeURIComponent(name)}.jpg`;
    const extmetadata = Object.fromEntries(
      Object.entries(metadata).map(([key, value]) => [key, { value, source: "commons-desc-page", hidden: "" }]),
    );
    const info = {
      mime,
      width: size[0],
      height: size[1],
      sha1,
      url: thumburl,
      thumburl,
      thumbwidth: 1280,
      extmetadata,
    };
    return { pageid: 1, ns: 6, title, imagerepository: "local", imageinfo: [info] };
  }
  return ({ action, entity: id = "", search = "", ids = "", titles = "", list, srsearch = "" }) => {
    if (action === "wbgetclaims") return claimsOf(id);
    if (action === "wbsearchentities") return { searchinfo: {}, search: found(search), success: 1 };
    const all = ids.split("|").map((it) => [it, entity(it)]);
    if (action === "wbgetentities") return { entities: Object.fromEntries(all), success: 1 };
    if (list === "search") return withWords(srsearch);
    if (action === "query") return { batchcomplete: true, query: { pages: [pageOf(titles)] } };
    return { error: { code: "badvalue", info: "Unrecognized value" } };
  };
}

/** Wikidata, Commons and its pictures on one local server. */
export async function wikimediaServer(
  ...known: readonly [Parameters<typeof wikimediaApi>[0], Parameters<typeof wikimediaApi>[1]]
) {
  const picture = await photograph();
  const source = await sourceServer((url) => answer(url));
  const state: { picture: typeof source.state.answer | undefined } = { picture: undefined };
  const api = wikimediaApi(...known, () => source.url);
  const send = () => (response: ServerResponse) =>
    void response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);

  function answer(url: URL) {
    if (url.pathname.startsWith("/thumb/")) return (state.picture ?? send)(url);
    return json(api(Object.fromEntries(url.searchParams)));
  }
  return {
    ...source,
    state,
    /** What was asked: `wbgetclaims`, `query`, or the path of a picture. */
    questions: () => source.asked.map(({ url }) => url.searchParams.get("action") ?? decodeURIComponent(url.pathname)),
    /** Answers everything like this instead. */
    answersInstead(instead: ReturnType<typeof source.state.answer>) {
      source.state.answer = () => instead;
    },
    recovers() {
      source.state.answer = answer;
    },
  };
}
