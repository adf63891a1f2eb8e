import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";
import { writtenTexts } from "./written-texts.ts";

/** Names that are the same in every language. */
const sameEverywhere: Readonly<Record<string, readonly string[]>> = {
  // Shown when the page has nothing else, its texts included.
  "app/global-error.tsx": [
    "Caravan couldn't be shown",
    "Something went wrong on our side. Your trips are safe; try again in a moment.",
    "Try again",
  ],
  "features/account/sign-in-form.tsx": ["Verification"],
  "features/board/components/use-swipe.ts": ["a, button, textarea, input, summary"],
  "features/api-keys/revert-key-dialog.tsx": ["preview of reverting a key"],
  "features/bookings/booking-screen.tsx": ["X · Caravan"],
  "features/bring-trip/bring-trip-screen.tsx": ["Google Maps"],
  "features/concierge/components/option-card.tsx": ["X at X", "set X aside"],
  "features/concierge/messages.ts": [" late for X", "minutes and which"],
  "features/connect/agent-name.tsx": ["Edge", "Opera", "Firefox", "Chrome", "Safari", "Android", "Windows", "Linux"],
  "features/developers/run-call.ts": ["Bearer X"],
  "features/documents/use-uploads.ts": ["left the page"],
  "features/documents/view-dialog.tsx": ["text on this device"],
  "features/landing/day-preview.tsx": ["Belém", "Alcântara", "Cais do Sodré"],
  "features/map/map-style.ts": ["Natural Earth"],
  "features/live-sources/live-sources.tsx": ["Wikidata", "Wikimedia Commons"],
  "features/notifications/device-state.ts": [
    "Notification",
    "no service worker is active",
    "what this browser says about pushes",
  ],
  "features/notifications/this-device.tsx": ["Safari", "Firefox", "Android"],
  "features/preferences/preference.ts": ["Lisbon", "Kyoto", "Copenhagen", "Mexico City", "Vienna"],
  "features/offline/outbox/test-trip.ts": ["A trip", "Lisbon"],
  "features/places/map-apps.ts": ["Google Maps", "Apple Maps"],
  "features/places/place-words.ts": ["Wikidata"],
  "features/pictures/photo-credit.tsx": ["Wikimedia Commons"],
  // Symbols of units.
  "ui/format.ts": ["X ft", "X mi", "X m", "X km"],
  "features/trip-builder/model/is-by-car.ts": ["Drive "],
  "features/trip-builder/model/shortcuts.ts": ["Ctrl K", "Ctrl Z", "Ctrl Shift Z"],
};

test("texts for people are in the messages of their feature, and not in its code", () => {
  const stray = sourceFiles()
    .filter((file) => !file.includes("/messages/"))
    .flatMap((file) =>
      writtenTexts(file)
        .filter((text) => !sameEverywhere[file]?.includes(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(stray).toEqual([]);
});
