import PDFDocument from "pdfkit";
import { Fonts, type Run } from "./fonts.ts";
import { linesOf, type TextStyle } from "./text-lines.ts";

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 56, bottom: 72 } as const;
export const textWidth = page.width - 2 * page.margin;
const LINE = 1.4;

export const colours = {
  ink: "#1d2327",
  muted: "#5c666d",
  line: "#d9dee1",
  accent: "#0f6b5c",
  paper: "#ffffff",
} as const;

/** Writes texts from top to bottom and begins new pages. */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: Fonts;
  y: number = page.margin;

  constructor(info: { readonly title: string; readonly date: Date }) {
    this.doc = new PDFDocument({
      ...{ size: "A4", margin: 0, autoFirstPage: false, bufferPages: true, lang: "en", displayTitle: true },
      // Noto Sans is used instead of the fonts of the viewer.
      ...{ font: undefined as unknown as string, pdfVersion: "1.7", tagged: false },
      info: { Title: info.title, Creator: "Caravan", Producer: "Caravan", CreationDate: info.date },
    });
    this.fonts = new Fonts(this.doc);
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.margin;
  }

  /** Begins a new page unless this much fits on the present one. */
  need(height: number): void {
    if (this.y + height > page.height - page.bottom) this.newPage();
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    return this.lines(text, style, width).length * style.size * LINE;
  }

  /** Writes at `x` from `y` down, and begins new pages between lines. */
  write(
    text: string,
    style: TextStyle,
    { x = page.margin, width = textWidth }: { x?: number; width?: number } = {},
  ): void {
    for (const line of this.lines(text, style, width)) {
      this.need(style.size * LINE);
      this.line(line, style, x, this.y);
      this.y += style.size * LINE;
    }
  }

  /** One line at a position, cut at its width. */
  writeAt(
    text: string,
    style: TextStyle,
    at: { x: number; y: number; width: number; align?: "right" | "center" },
  ): void {
    const [line = []] = this.lines(text, style, at.width);
    const width = line.reduce((sum, run) => sum + this.widthOf(run, style.size), 0);
    const shift = at.align === "right" ? at.width - width : at.align === "center" ? (at.width - width) / 2 : 0;
    this.line(line, style, at.x + shift, at.y);
  }

  private lines(text: string, style: TextStyle, width: number): Run[][] {
    return linesOf({ fonts: this.fonts, widthOf: (run, size) => this.widthOf(run, size) }, text, style, width);
  }

  private widthOf({ font, text }: Run, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }

  private line(runs: readonly Run[], { size, colour }: TextStyle, x: number, y: number): void {
    let at = x;
    for (const run of runs) {
      this.doc.font(run.font).fontSize(size).fillColor(colour);
      this.doc.text(run.text, at, y, { lineBreak: false, baseline: "top" as unknown as number });
      at += this.widthOf(run, size);
    }
  }
}
