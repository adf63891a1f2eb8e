import type { PrecacheEntry } from "workbox-precaching/_types.js";

declare global {
  /** The files of this build, inserted by tools/service-worker.ts. */
  const BUILD_FILES: readonly PrecacheEntry[];
  /** Identifies the build; another one is another worker. */
  const BUILD_NAME: string;
}
