import { truncate } from "../truncate.ts";

export const LONGEST_FILE_NAME = 120;

/** Invisible and direction-changing characters (`gpj.exe` that shows as `exe.jpg`), private use, lone surrogates. */
const unseen =
  /[\p{Co}\p{Cn}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd\u{e0000}-\u{e0fff}]+/gu;

/** A file name as one safe line; null when nothing is left. */
export function cleanName(said: string): string | null {
  const name = said
    .slice(0, 4000)
    .toWellFormed()
    .replace(unseen, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  if (name.length <= LONGEST_FILE_NAME) return name;
  const extension = extensionOf(name);
  const kept = extension === "" ? "" : name.slice(-extension.length - 1);
  return truncate(name.slice(0, name.length - kept.length), LONGEST_FILE_NAME - kept.length) + kept;
}

/** A sent file name without folders. */
export function cleanFileName(sent: string): string | null {
  return cleanName(sent.slice(-4000).split(/[/\\]/).at(-1) ?? "");
}

/** The extension in lower case; empty without one. "St. Anne" and "Flat 1.5" have none. */
export function extensionOf(name: string): string {
  return /[^.]\.(?=\d*[A-Za-z])([A-Za-z0-9]{1,10})$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

/** A name for downloads that every system accepts, with the right extension. */
export function nameForDownload(name: string, extensions: readonly [string, ...string[]]): string {
  const plain = name
    .replace(/[/\\]/g, "-")
    .replace(/[<>:"|?*]+/g, " ")
    .replace(/ +/g, " ")
    .trim();
  return extensions.includes(extensionOf(plain)) ? plain : `${plain}.${extensions[0]}`;
}
