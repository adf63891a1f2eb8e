import { worded } from "./words/worded.ts";

/** What a browser says about itself, in a page or in a worker. */
export interface BrowserTraits {
  readonly userAgent: string;
  /** Tells an iPad, which claims to be a Mac, from one. */
  readonly maxTouchPoints?: number;
}

// In this order: most browsers also name those that they descend from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\/|OPT\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

const firstOf = (table: typeof browsers, text: string) => table.find(([sign]) => sign.test(text))?.[1] ?? null;

export const browserOf = ({ userAgent }: BrowserTraits): string | null => firstOf(browsers, userAgent);

export function systemOf({ userAgent, maxTouchPoints = 0 }: BrowserTraits): string | null {
  const system = firstOf(systems, userAgent);
  return system === "Mac" && maxTouchPoints > 1 ? "iPad" : system;
}

/** What somebody recognises a device by in a list: "Chrome on Android". */
export function deviceName(traits: BrowserTraits): string {
  const [browser, system] = [browserOf(traits) ?? worded`A browser`, systemOf(traits)];
  return system === null ? browser : `${browser} on ${system}`;
}
