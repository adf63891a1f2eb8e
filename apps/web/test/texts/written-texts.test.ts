import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";
import { writtenTexts } from "./written-texts.ts";

/** Folders whose texts are still in their code. The list only gets shorter; docs/languages.md says how. */
const notMovedYet = [
  "app",
  "features/admin",
  "features/alignment",
  "features/api-client",
  "features/api-keys",
  "features/board",
  "features/bookings",
  "features/bring-trip",
  "features/concierge",
  "features/connect",
  "features/documents",
  "features/group-page",
  "features/import",
  "features/inbound",
  "features/live-sources",
  "features/notifications",
  "features/preferences",
  "features/proposals",
  "features/room",
  "features/travel",
  "features/trip-builder",
];

/** Names that are the same in every language. */
const sameEverywhere: Readonly<Record<string, readonly string[]>> = {
  "features/account/sign-in-form.tsx": ["Verification"],
  "features/landing/day-preview.tsx": ["Belém", "Alcântara", "Cais do Sodré"],
  "features/map/map-style.ts": ["Natural Earth"],
  "features/offline/outbox/test-trip.ts": ["A trip", "Lisbon"],
  "features/places/map-apps.ts": ["Google Maps", "Apple Maps"],
  "features/places/place-words.ts": ["Wikidata"],
  "features/pictures/photo-credit.tsx": ["Wikimedia Commons"],
};

const folderOf = (file: string) => /^(?:app|ui|features\/[^/]+)/.exec(file)?.[0] ?? "";

function written(): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of sourceFiles().filter((it) => !it.includes("/messages/"))) {
    const texts = writtenTexts(file).filter((it) => !sameEverywhere[file]?.includes(it));
    const folder = folderOf(file);
    if (texts.length) found.set(folder, [...(found.get(folder) ?? []), ...texts.map((it) => `${file}: ${it}`)]);
  }
  return found;
}

test("texts for people are in the messages of their feature, and not in its code", () => {
  const stray = [...written()].filter(([folder]) => !notMovedYet.includes(folder)).flatMap(([, texts]) => texts);
  expect(stray).toEqual([]);
});

test("a folder leaves the list when its texts have moved", () => {
  const left = written();
  expect(notMovedYet.filter((folder) => !left.has(folder))).toEqual([]);
});
