import type { PrecacheEntry } from "workbox-precaching/_types.js";

declare global {
  /** The files of this build; tools/service-worker.ts writes them in. */
  const BUILD_FILES: readonly PrecacheEntry[];
  /** Names the build: another one is another worker. */
  const BUILD_NAME: string;
}
