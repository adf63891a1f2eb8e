import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoFile } from "@caravan/domain/pictures/photo-address";
import type { SizedPhoto } from "./photo-sizes.ts";

const DAY_MS = 86_400_000;
/** A photograph that nobody has looked at for so long is deleted. */
const UNUSED_DAYS = 60;
/** After this many bytes of new files, or a day, the folder is looked through again. */
const BETWEEN_SWEEPS_SHARE = 0.05;
/** What a sweep leaves of a folder that is full. */
const AFTER_SWEEP_SHARE = 0.85;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/**
 * Photographs on disk, a folder for each with its sizes. They can be fetched again at any time: those that nobody has
 * looked at for long are deleted, and when the folder is full, those that were not looked at for longest.
 */
export class PhotoFolder {
  private readonly folder: string;
  private readonly mostBytes: number;
  private written = Number.POSITIVE_INFINITY;
  private sweptAt = 0;

  constructor(folder: string, mostBytes: number) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  async has(id: string): Promise<boolean> {
    return (await stat(join(this.folder, id)).catch(nothingIfMissing)) !== undefined;
  }

  /** Undefined when there is no such file. */
  async read({ id, width, format }: PhotoFile): Promise<Uint8Array | undefined> {
    const bytes = await readFile(join(this.folder, id, `${width}.${format}`)).catch(nothingIfMissing);
    if (bytes) await this.noteUse(id);
    return bytes;
  }

  /** All sizes at once, so that a photograph is never partial. */
  async write(id: string, sizes: readonly SizedPhoto[]): Promise<void> {
    const beside = join(this.folder, `.${randomUUID()}`);
    try {
      await mkdir(beside, { recursive: true });
      for (const { width, format, bytes } of sizes) await writeFile(join(beside, `${width}.${format}`), bytes);
      // Another process may have been quicker with the same photograph.
      await rename(beside, join(this.folder, id)).catch((error) => {
        if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
      });
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
    this.written += sizes.reduce((sum, it) => sum + it.bytes.length, 0);
    const isDue = this.written > this.mostBytes * BETWEEN_SWEEPS_SHARE || Date.now() - this.sweptAt > DAY_MS;
    if (isDue) await this.sweep();
  }

  private async noteUse(id: string): Promise<void> {
    const path = join(this.folder, id);
    const found = await stat(path).catch(nothingIfMissing);
    const now = new Date();
    // Once a day is exact enough, and a read stays a read.
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await utimes(path, now, now).catch(nothingIfMissing);
  }

  private async sweep(): Promise<void> {
    this.written = 0;
    this.sweptAt = Date.now();
    const all = await Promise.all((await readdir(this.folder)).map((name) => this.measured(name)));
    const oldestFirst = all.filter((it) => it !== undefined).sort((a, b) => a.usedAt - b.usedAt);
    let bytes = oldestFirst.reduce((sum, it) => sum + it.bytes, 0);
    const aim = bytes > this.mostBytes ? this.mostBytes * AFTER_SWEEP_SHARE : bytes;
    for (const it of oldestFirst) {
      if (bytes <= aim && Date.now() - it.usedAt < UNUSED_DAYS * DAY_MS) break;
      await rm(join(this.folder, it.name), { recursive: true, force: true });
      bytes -= it.bytes;
    }
  }

  /** Undefined for what another process has deleted meanwhile, or is writing. */
  private async measured(name: string) {
    const path = join(this.folder, name);
    const found = await stat(path).catch(nothingIfMissing);
    if (!found || (name.startsWith(".") && Date.now() - found.mtimeMs < DAY_MS)) return undefined;
    const files = (await readdir(path).catch(nothingIfMissing)) ?? [];
    const sizes = await Promise.all(files.map((file) => stat(join(path, file)).catch(nothingIfMissing)));
    return { name, usedAt: found.mtimeMs, bytes: sizes.reduce((sum, it) => sum + (it?.size ?? 0), 0) };
  }
}

/** @throws every other error */
function nothingIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
  return undefined;
}
