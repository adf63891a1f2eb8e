import { setTimeout as sleep } from "node:timers/promises";
import {
  type Fetcher,
  FetchRefused,
  LiveSourceUnavailable,
  type PhotoSource,
  type PhotoSubject,
} from "@caravan/core/kernel/ports";
import { z } from "zod";
import type { Answer, AnswerCache } from "../live-sources/answer-cache.ts";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";
import { deadlineIn, type SourceClient } from "../live-sources/source-client.ts";
import { type CommonsFile, fileNamed } from "./commons.ts";
import type { PhotoFolder } from "./photo-folder.ts";
import { photoSizes } from "./photo-sizes.ts";
import { type AskWiki, fileOfItem, itemNamed } from "./wikidata.ts";

export interface WikimediaConfig {
  readonly wikidataUrl: string;
  readonly commonsUrl: string;
  readonly timeoutSeconds: number;
  readonly userAgent: string;
  /** Between two photographs, so that a page with many of them is a trickle for the source. */
  readonly pauseMs: number;
}

const FRESH_DAYS = 30;
/** Items stay what they are; whoever finds one knows it for half a year. */
const ITEM_DAYS = 180;
/** Somebody may add a photograph, or an item. */
const NONE_DAYS = 14;
/** For searches, which wait for each other. */
const SEARCH_PATIENCE = 8;
/** The file was not what it should be, which may pass. */
const UNUSABLE_DAYS = 1;
const MOST_BYTES = 6 * 1024 * 1024;
const REDIRECTS = 2;
/** A board and a plan; whoever is refused asks again. */
const MOST_WAITING = 80;

const itemShape = z.object({ item: z.string().nullable() });
const shape = z.object({
  file: z
    .object({
      id: z.string(),
      author: z.string().nullable(),
      licence: z.string(),
      licenceUrl: z.string().nullable(),
      page: z.string(),
      picture: z.string(),
    })
    .nullable(),
});
type Found = z.infer<typeof shape>;

/**
 * Photographs of Wikimedia Commons by the items of Wikidata. One is looked for at a time, in the background: two
 * requests and the download, after twelve at most that find the item of a place without one. That there is none is remembered too.
 *
 * @param fetcher trusts the host of Commons where the operator named one
 */
export function wikimediaPhotos(
  config: WikimediaConfig,
  {
    wikidata,
    commons,
    fetcher,
    answers,
    folder,
  }: {
    readonly wikidata: SourceClient;
    readonly commons: SourceClient;
    readonly fetcher: Fetcher;
    readonly answers: AnswerCache;
    readonly folder: PhotoFolder;
  },
): PhotoSource {
  const oneAfterAnother = lineOf(MOST_WAITING, config.pauseMs);
  const askWikidata = apiOf(config, config.wikidataUrl, wikidata);
  const askCommons = apiOf(config, config.commonsUrl, commons);
  const downloads = new Map<string, Promise<boolean>>();

  async function lookUp(subject: PhotoSubject): Promise<Answer<Found>> {
    const item = subject.item ?? (await itemOf(subject));
    const name = item && (await fileOfItem(item, askWikidata));
    const file = name && (await fileNamed(name, askCommons));
    if (!file) return { value: { file: null }, days: NONE_DAYS };
    const isHere = (await folder.has(file.id)) || (await download(file));
    return isHere ? { value: { file }, days: FRESH_DAYS } : { value: { file: null }, days: UNUSABLE_DAYS };
  }

  /** Of a place without a stored one: found by its name, held against its position, and kept. */
  async function itemOf(subject: PhotoSubject): Promise<string | null> {
    const signal = AbortSignal.timeout(SEARCH_PATIENCE * config.timeoutSeconds * 1000);
    const { item } = await answers.lookUp(`item/1/${subject.id}`, itemShape, signal, async () => {
      const found = await itemNamed(subject, askWikidata);
      return { value: { item: found }, days: found === null ? NONE_DAYS : ITEM_DAYS };
    });
    return item;
  }

  /** Whether it could be used. */
  async function download({ id, picture }: CommonsFile): Promise<boolean> {
    const bytes = await pictureAt(picture, config, fetcher);
    const sizes = bytes && (await photoSizes(bytes));
    if (sizes) await folder.write(id, sizes);
    return Boolean(sizes);
  }

  /** For a photograph that was deleted here, or is on the disk of another process. */
  function downloadAgain(file: CommonsFile): void {
    if (downloads.has(file.id)) return;
    const work = oneAfterAnother(() => download(file)).finally(() => downloads.delete(file.id));
    downloads.set(file.id, work);
    // Nobody waits for it; whoever looks again asks again.
    work.catch(() => undefined);
  }

  return {
    async find(subject) {
      const key = `photo/1/${subject.item ?? subject.id}`;
      const { kept, asking } = await answers.keptWhileAsking(key, shape, () => oneAfterAnother(() => lookUp(subject)));
      const file = kept?.value.file ?? null;
      if (!file) return { photo: null, asking };
      if (await folder.has(file.id)) return { photo: file, asking };
      downloadAgain(file);
      return { photo: null, asking: true };
    },
  };
}

function apiOf({ timeoutSeconds, userAgent }: WikimediaConfig, base: string, client: SourceClient): AskWiki {
  return (parameters, read) => {
    const url = new URL(`${base.replace(/\/+$/, "")}/w/api.php`);
    for (const [name, value] of Object.entries({ ...parameters, format: "json" })) url.searchParams.set(name, value);
    return client.ask({ url, userAgent }, deadlineIn(timeoutSeconds * 1000), read);
  };
}

/** The bytes of a picture; null when they cannot be used. @throws LiveSourceUnavailable */
async function pictureAt(address: string, config: WikimediaConfig, fetcher: Fetcher): Promise<Uint8Array | null> {
  if (!isOfCommons(address, config.commonsUrl)) return null;
  try {
    const { status, url, contentType, body } = await fetcher.get(address, {
      accept: "image/webp, image/jpeg, image/png",
      mostBytes: MOST_BYTES,
      timeoutMs: config.timeoutSeconds * 1000,
      redirects: REDIRECTS,
      httpsOnly: true,
      userAgent: config.userAgent,
      signal: AbortSignal.timeout(2 * config.timeoutSeconds * 1000),
    });
    if (status === 429 || status >= 500) throw new ServiceFault(`the source answered ${status}`);
    const isUsable = status === 200 && isOfCommons(url, config.commonsUrl) && /^image\//i.test(contentType);
    return isUsable ? body : null;
  } catch (error) {
    if (error instanceof FetchRefused) return null;
    throw error;
  }
}

/** Pictures of Commons are on other hosts of Wikimedia; those of an operator's own server on that. */
function isOfCommons(address: string, commonsUrl: string): boolean {
  const it = URL.parse(address);
  if (!it) return false;
  return it.host === new URL(commonsUrl).host || (it.protocol === "https:" && it.hostname.endsWith(".wikimedia.org"));
}

/** Runs one after another, with a pause between them. */
function lineOf(most: number, pauseMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most) return Promise.reject(new LiveSourceUnavailable("too many photographs are waiting"));
    waiting++;
    const made = last.then(work).finally(() => waiting--);
    last = made.then(
      () => sleep(pauseMs),
      () => sleep(pauseMs),
    );
    return made;
  };
}
