/** The widths in which a photograph is kept, pixels. */
export const photoWidths = [320, 640, 1280] as const;
export const photoFormats = ["avif", "webp"] as const;

/** One file of a photograph. */
export interface PhotoFile {
  /** Hexadecimal: of the original, so that the same address always has the same picture. */
  readonly id: string;
  readonly width: (typeof photoWidths)[number];
  readonly format: (typeof photoFormats)[number];
}

export function photoPath({ id, width, format }: PhotoFile): string {
  return `/photos/${id}/${width}.${format}`;
}

/** The file of an address that {@link photoPath} made; null for any other. */
export function photoOfPath(path: string): PhotoFile | null {
  const [, id, width, format] = /^\/photos\/([0-9a-f]{40})\/(\d{3,4})\.([a-z]{4})$/.exec(path) ?? [];
  const knownWidth = photoWidths.find((it) => String(it) === width);
  const knownFormat = photoFormats.find((it) => it === format);
  return id && knownWidth && knownFormat ? { id, width: knownWidth, format: knownFormat } : null;
}

/** All widths of a format, for `srcset`. */
export function photoSources(id: string, format: PhotoFile["format"]): string {
  return photoWidths.map((width) => `${photoPath({ id, width, format })} ${width}w`).join(", ");
}
