import { Parser } from "htmlparser2";
import { hiddenElements } from "./html-to-text.ts";
import { MicrodataItems } from "./microdata.ts";

/** The parts of a page that may describe places, as written. */
export interface ScannedPage {
  title: string;
  readonly h1: string[];
  /** First value by name or property, in lower case. */
  readonly meta: Map<string, string>;
  readonly jsonLd: string[];
  readonly headings: { text: string; blurb: string }[];
  /** Microdata, in the shape of JSON-LD. */
  readonly items: object[];
  /** Coordinates by class, as encyclopaedias and maps mark them: "38.69; -9.21", or in two parts. */
  readonly geo: Map<string, string>;
}

/** The open elements while text is collected. */
interface Capture {
  readonly depth: number;
  readonly most: number;
  readonly done: (text: string) => void;
  text: string;
}

/**
 * The parser's work for a tag grows with its depth: a page of only opening tags would take seconds. Deeper content is
 * ignored, as in browsers.
 */
const DEEPEST = 512;
/** Chunks so small that the open elements in one do not matter. */
const PIECE = 16_384;
const MOST_HEADINGS = 60;
const MOST_CAPTURES = 16;
const MOST_TEXT = 2000;
const MOST_METAS = 500;

/** Reads HTML once, from front to back, in linear time. */
export function scanHtml(html: string): ScannedPage {
  const page: ScannedPage = { title: "", h1: [], meta: new Map(), jsonLd: [], headings: [], items: [], geo: new Map() };
  const items = new MicrodataItems(page.items);
  const open: Capture[] = [];
  let depth = 0;
  let mutedAt = 0;

  const capture = (done: Capture["done"], most = MOST_TEXT) => {
    if (open.length < MOST_CAPTURES) open.push({ depth, most, done, text: "" });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (name === "meta") noteMeta(page.meta, attributes);
      const set = items.open(depth, name, attributes);
      if (set) capture(set);
      if (mutedAt === 0 && hiddenElements.has(name)) mutedAt = depth;
      if (name === "script" && isJsonLd(attributes.type)) capture((text) => page.jsonLd.push(text), Infinity);
      if (name === "title" && mutedAt === 0) capture((text) => noteTitle(page, text));
      if (name === "h1" && page.h1.length < 3) capture((text) => page.h1.push(text));
      if ((name === "h2" || name === "h3") && page.headings.length < MOST_HEADINGS)
        capture((text) => page.headings.push({ text, blurb: "" }));
      const last = name === "p" ? page.headings.at(-1) : undefined;
      if (last?.blurb === "") capture((text) => noteBlurb(last, text));
      const mark = attributes.class === undefined ? undefined : geoClass(attributes.class);
      if (mark && !page.geo.has(mark)) capture((text) => page.geo.set(mark, text.trim()), 100);
    },
    ontext(text) {
      for (const it of open) {
        if (mutedAt > 0 && it.most !== Infinity) continue;
        if (it.text.length < it.most) it.text += text.length > it.most ? text.slice(0, it.most) : text;
      }
    },
    onclosetag() {
      for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
        open.pop();
        last.done(last.text);
      }
      items.close(depth);
      if (mutedAt === depth) mutedAt = 0;
      depth--;
    },
  });
  for (let at = 0; at < html.length && depth <= DEEPEST; at += PIECE) parser.write(html.slice(at, at + PIECE));
  parser.end();
  return page;
}

/** The first non-empty value. */
function noteTitle(page: ScannedPage, text: string): void {
  if (page.title === "") page.title = text.trim();
}

function noteBlurb(heading: ScannedPage["headings"][number], text: string): void {
  if (heading.blurb === "") heading.blurb = text.trim();
}

function noteMeta(meta: ScannedPage["meta"], attributes: Readonly<Record<string, string>>): void {
  const name = (attributes.property ?? attributes.name ?? "").toLowerCase();
  const content = attributes.content?.trim() ?? "";
  if (name === "" || content === "" || meta.has(name) || meta.size >= MOST_METAS) return;
  meta.set(name, content);
}

const isJsonLd = (type: string | undefined) => type?.split(";")[0]?.trim().toLowerCase() === "application/ld+json";

const geoClasses = ["geo", "latitude", "longitude"];

function geoClass(classes: string): string | undefined {
  if (classes.length > 200) return undefined;
  const words = classes.split(/\s+/);
  return geoClasses.find((it) => words.includes(it));
}
