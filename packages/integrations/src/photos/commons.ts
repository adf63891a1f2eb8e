import type { Photo } from "@caravan/core/kernel/ports";
import { z } from "zod";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";
import { rightsOf } from "./licence.ts";
import type { AskWiki } from "./wikidata.ts";

/** A file on Commons that may be shown, and where its picture is. */
export interface CommonsFile extends Photo {
  readonly picture: string;
}

/** One of the widths that Wikimedia makes; others are refused. */
const WIDTH = 1280;
/** Drawings, maps and scans of documents are no photographs. */
const types = new Set(["image/jpeg", "image/png", "image/webp", "image/tiff"]);
const SMALLEST = 300;

/** Of https://commons.wikimedia.org/w/api.php, format=json, formatversion=2. */
const answers = z.object({
  query: z.object({
    pages: z
      .array(
        z.object({
          title: z.string(),
          imageinfo: z
            .array(
              z.object({
                mime: z.string(),
                width: z.number(),
                height: z.number(),
                sha1: z.string().regex(/^[0-9a-f]{40}$/),
                url: z.string(),
                thumburl: z.string().optional(),
                extmetadata: z.record(z.string(), z.object({ value: z.unknown() })),
              }),
            )
            .optional(),
        }),
      )
      .length(1),
  }),
});

/**
 * A file by its name; null for one that is not there, is no photograph, or is not freely licensed.
 *
 * @throws LiveSourceUnavailable
 */
export function fileNamed(name: string, ask: AskWiki): Promise<CommonsFile | null> {
  const parameters = {
    action: "query",
    titles: `File:${name}`,
    redirects: "1",
    prop: "imageinfo",
    iiprop: "url|size|mime|sha1|extmetadata",
    iiurlwidth: String(WIDTH),
    iiextmetadatafilter: "Artist|Attribution|Credit|LicenseShortName|LicenseUrl|NonFree",
    iiextmetadatalanguage: "en",
    formatversion: "2",
  };
  return ask(parameters, (answer) => {
    const parsed = answers.safeParse(answer);
    if (!parsed.success) throw new ServiceFault("the source answered something else than Commons does");
    const [page] = parsed.data.query.pages;
    const info = page?.imageinfo?.[0];
    if (!page || !info || !types.has(info.mime) || Math.min(info.width, info.height) < SMALLEST) return null;
    const rights = rightsOf(info.extmetadata);
    // Only browsers' formats come in their original size, which small ones have no other of.
    const picture = info.thumburl ?? info.url;
    return rights && { id: info.sha1, ...rights, page: pageOf(page.title), picture };
  });
}

/** Written by us, so that a link never leads anywhere else. */
function pageOf(title: string): string {
  return `https://commons.wikimedia.org/wiki/${encodeURIComponent(title.replaceAll(" ", "_")).replace("%3A", ":")}`;
}
