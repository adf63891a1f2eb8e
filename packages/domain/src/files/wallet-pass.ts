import { standsAt, u16le, u32le } from "./bytes.ts";

/** The file names that a wallet pass may contain. No other path is accepted. */
const member =
  /^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,2}\.lproj\/)?(?:(?:pass|manifest|personalization)\.json|signature|pass\.strings|[\w-]{1,60}(?:@[1-3]x)?\.png)$/;
const folder = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,2}\.lproj\/$/;
const needed = ["pass.json", "manifest.json", "signature"];

const MOST_ENTRIES = 200;
const MOST_UNPACKED = 20 * 1_048_576;
/** Highest compression ratio of a large entry. */
const MOST_RATIO = 60;
const RATIO_FROM = 262_144;
/** Longest data descriptor after an entry. */
const LONGEST_DESCRIPTOR = 24;

const END = "PK\x05\x06";
const ENTRY = "PK\x01\x02";
const LOCAL = "PK\x03\x04";

interface Entry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

/** Whether it is a ZIP archive. */
export const isArchive = (bytes: Uint8Array): boolean => standsAt(bytes, LOCAL, 0) || standsAt(bytes, END, 0);

/**
 * Why an archive is no pass; null for a pass. Nothing is unpacked: the entries of its table must be small and make up
 * the whole file.
 */
export function passFault(bytes: Uint8Array): string | null {
  const end = bytes.length - 22;
  if (end < 0 || !standsAt(bytes, END, end) || u16le(bytes, end + 20) !== 0)
    return "does not end where an archive ends";
  const count = u16le(bytes, end + 10);
  const table = u32le(bytes, end + 16);
  const disks = u16le(bytes, end + 4) + u16le(bytes, end + 6);
  if (disks !== 0 || u16le(bytes, end + 8) !== count) return "is a part of several";
  if (count > MOST_ENTRIES) return "has too many entries";
  if (table + u32le(bytes, end + 12) !== end) return "has something beside its table";

  const entries: Entry[] = [];
  let at = table;
  for (let index = 0; index < count; index++) {
    const entry = entryAt(bytes, at);
    if (typeof entry === "string") return entry;
    entries.push(entry.read);
    at = entry.end;
  }
  if (at !== end) return "has something beside its table";
  return faultOfAll(entries) ?? faultOfLayout(bytes, entries, table);
}

function entryAt(bytes: Uint8Array, at: number): string | { readonly read: Entry; readonly end: number } {
  if (!standsAt(bytes, ENTRY, at)) return "has a table that cannot be read";
  const [flags, method] = [u16le(bytes, at + 8), u16le(bytes, at + 10)];
  const [nameLength, extra, comment] = [u16le(bytes, at + 28), u16le(bytes, at + 30), u16le(bytes, at + 32)];
  const name = nameAt(bytes, at + 46, nameLength);
  const read = { name, packed: u32le(bytes, at + 20), unpacked: u32le(bytes, at + 24), at: u32le(bytes, at + 42) };
  const isLink = (u16le(bytes, at + 40) & 0xf000) === 0xa000;
  if (!member.test(name) && !(folder.test(name) && read.unpacked === 0)) return "holds what a pass does not hold";
  if (isLink) return "holds a link";
  if (flags & 1) return "is encrypted";
  if (method !== 0 && method !== 8) return "is packed in an unusual way";
  if (method === 0 && read.packed !== read.unpacked) return "does not say how large it is";
  if (read.unpacked > RATIO_FROM && read.unpacked > read.packed * MOST_RATIO) return "unpacks to far more than it is";
  return { read, end: at + 46 + nameLength + extra + comment };
}

function faultOfAll(entries: readonly Entry[]): string | null {
  const names = new Set(entries.map((it) => it.name));
  if (names.size !== entries.length) return "holds the same name twice";
  if (needed.some((it) => !names.has(it))) return "is an archive and not a pass";
  const unpacked = entries.reduce((sum, it) => sum + it.unpacked, 0);
  return unpacked > MOST_UNPACKED ? "unpacks to far more than it is" : null;
}

/** Entries must follow each other from the first byte to the table. */
function faultOfLayout(bytes: Uint8Array, entries: readonly Entry[], table: number): string | null {
  const sorted = entries.toSorted((a, b) => a.at - b.at);
  if (sorted[0]?.at !== 0) return "has something before its entries";
  for (const [index, { name, packed, at }] of sorted.entries()) {
    const nameLength = u16le(bytes, at + 26);
    if (!standsAt(bytes, LOCAL, at) || nameAt(bytes, at + 30, nameLength) !== name)
      return "has entries that its table does not tell of";
    const end = at + 30 + nameLength + u16le(bytes, at + 28) + packed;
    const gap = (sorted[index + 1]?.at ?? table) - end;
    if (gap < 0 || gap > LONGEST_DESCRIPTOR) return "has something between its entries";
  }
  return null;
}

/** Passes have ASCII names only. */
function nameAt(bytes: Uint8Array, at: number, length: number): string {
  return length > 100 ? "" : String.fromCharCode(...bytes.subarray(at, at + length));
}
