import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The files of each weight, the common letters first. Noto Sans and Noto Sans JP, SIL Open Font License 1.1. */
const scripts = [
  "noto-sans/files/noto-sans-latin",
  "noto-sans/files/noto-sans-latin-ext",
  "noto-sans/files/noto-sans-greek",
  "noto-sans/files/noto-sans-greek-ext",
  "noto-sans/files/noto-sans-cyrillic",
  "noto-sans/files/noto-sans-cyrillic-ext",
  "noto-sans/files/noto-sans-vietnamese",
  "noto-sans-jp/files/noto-sans-jp-japanese",
] as const;

export type Weight = 400 | 700;

const { resolve } = createRequire(import.meta.url);

/** A part of a text that one font file can print. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

interface Measured {
  font(name: string): this;
  registerFont(name: string, source: Uint8Array): this;
}

interface Glyphs {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/**
 * Chooses fonts letter by letter. Files are read when a letter needs them: that with Japanese has a megabyte. Letters
 * that no file has are left out and counted.
 */
export class Fonts {
  private readonly doc: Measured;
  private readonly loaded = new Map<string, Glyphs>();
  private readonly chosen = new Map<string, string | null>();
  readonly missing = new Set<string>();

  constructor(doc: Measured) {
    this.doc = doc;
  }

  runs(text: string, weight: Weight): Run[] {
    const runs: { font: string; text: string }[] = [];
    for (const letter of text.normalize("NFC")) {
      const last = runs.at(-1);
      // Spaces stay in the run before, so that words of other scripts are not cut into pieces.
      const font = last && letter === " " ? last.font : this.fontFor(letter, weight);
      if (font === null) continue;
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  private fontFor(letter: string, weight: Weight): string | null {
    const key = `${weight}${letter}`;
    const known = this.chosen.get(key);
    if (known !== undefined) return known;
    const code = letter.codePointAt(0) as number;
    const found = scripts.find((it) => this.load(`${it}-${weight}-normal`).hasGlyphForCodePoint(code));
    const font = found === undefined ? null : `${found}-${weight}-normal`;
    if (font === null && isVisible(letter)) this.missing.add(letter);
    this.chosen.set(key, font);
    return font;
  }

  private load(name: string): Glyphs {
    const known = this.loaded.get(name);
    if (known) return known;
    this.doc.registerFont(name, readFileSync(resolve(`@fontsource/${name}.woff`)));
    this.doc.font(name);
    // The types of pdfkit leave out the font that is in use.
    const { font } = (this.doc as unknown as { _font: { font: Glyphs } })._font;
    this.loaded.set(name, font);
    return font;
  }
}

/** Joiners, variation selectors and control characters have no shape of their own. */
const isVisible = (letter: string) => !/^[\p{Cc}\p{Cf}\p{M}]$/u.test(letter);
