import { truncate } from "../truncate.ts";

/** With it, a name fits into a row, a header and a folder. */
export const LONGEST_FILE_NAME = 120;

/**
 * What nobody sees, what turns the direction of what comes after it (`gpj.exe` that reads `exe.jpg`), private use, and
 * halves of characters.
 */
const unseen =
  /[\p{Co}\p{Cn}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd\u{e0000}-\u{e0fff}]+/gu;

/** A name as one line without tricks; null when nothing of it is left. */
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

/** What a sender calls a file, without the folders that it lay in. */
export function cleanFileName(sent: string): string | null {
  return cleanName(sent.slice(-4000).split(/[/\\]/).at(-1) ?? "");
}

/** What stands behind the last dot, in lower case; empty without one. "St. Anne" and "Flat 1.5" have none. */
export function extensionOf(name: string): string {
  return /[^.]\.(?=\d*[A-Za-z])([A-Za-z0-9]{1,10})$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

/** The name under which a file leaves us: one that every system takes, with an ending that says what it is. */
export function nameForDownload(name: string, extensions: readonly [string, ...string[]]): string {
  const plain = name
    .replace(/[/\\]/g, "-")
    .replace(/[<>:"|?*]+/g, " ")
    .replace(/ +/g, " ")
    .trim();
  return extensions.includes(extensionOf(plain)) ? plain : `${plain}.${extensions[0]}`;
}
