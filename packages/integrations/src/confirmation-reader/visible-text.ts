import { Parser } from "htmlparser2";
import { hiddenElements } from "../link-reader/html-to-text.ts";
import { TextLayout } from "./text-layout.ts";

/** See `gather`: the parser's work for a tag grows with the depth it stands at. Mails nest tables, but not that deep. */
const DEEPEST = 512;
const PIECE = 16_384;

const unseen: ReadonlySet<string> = new Set([
  ...hiddenElements,
  "head",
  "title",
  "object",
  "select",
  "textarea",
  "video",
  "audio",
]);
const paragraphs: ReadonlySet<string> = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "dl",
  "table",
  "pre",
]);
const blocks: ReadonlySet<string> = new Set(
  `address article aside blockquote body caption center dd div dt fieldset figcaption figure footer form header hr legend li
  main nav section summary tbody tfoot thead tr`.split(/\s+/),
);
const hiding = /display:none|visibility:hidden|mso-hide:all|font-size:0(?![.\d])|max-height:0(?![.\d])/;

/**
 * What a reader of the mail sees, in lines: cells of one row of a table stand on one line with two spaces between them as
 * long as each of them is one line, blocks and line breaks end a line. In time that grows with the length only.
 */
export function visibleText(html: string): string {
  const layout = new TextLayout();
  let depth = 0;
  let hiddenAt = 0;
  let preAt = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (hiddenAt > 0) return;
      if (unseen.has(name) || isHidden(attributes)) {
        hiddenAt = depth;
        return;
      }
      if (name === "br") layout.lineBreak();
      else if (name === "td" || name === "th") layout.openCell();
      else if (paragraphs.has(name)) layout.gap(2);
      else if (blocks.has(name)) layout.gap(1);
      if (name === "tr") layout.openRow();
      if (name === "li") layout.write("- ");
      if (name === "pre" && preAt === 0) preAt = depth;
    },
    ontext(text) {
      if (hiddenAt > 0) return;
      if (preAt > 0) layout.writeLines(text);
      else layout.write(text);
    },
    onclosetag(name) {
      if (hiddenAt === 0) {
        if (name === "tr") layout.closeRow();
        else if (name === "td" || name === "th") layout.closeCell();
        if (paragraphs.has(name)) layout.gap(2);
        else if (blocks.has(name)) layout.gap(1);
      }
      if (hiddenAt === depth) hiddenAt = 0;
      if (preAt === depth) preAt = 0;
      depth--;
    },
  });
  for (let at = 0; at < html.length && depth <= DEEPEST; at += PIECE) parser.write(html.slice(at, at + PIECE));
  parser.end();
  return layout.text();
}

function isHidden({ hidden, style, type }: Readonly<Record<string, string>>): boolean {
  if (hidden !== undefined || type === "hidden") return true;
  return style !== undefined && hiding.test(style.slice(0, 2000).replace(/\s+/g, "").toLowerCase());
}
