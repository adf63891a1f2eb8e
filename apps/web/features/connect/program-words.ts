import { plainName } from "./plain-name.ts";

const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(?:Mac OS X|Macintosh)\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** The program that asked, in words, after its own user agent: "Firefox on Windows", "curl 8.5.0". Null when it says nothing. */
export function programWords(userAgent: string | null): string | null {
  const agent = plainName(userAgent ?? "");
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(agent))?.[1];
  const browser = agent.startsWith("Mozilla/") ? find(browsers) : undefined;
  if (browser) {
    const system = find(systems);
    return system ? `${browser} on ${system}` : browser;
  }
  const [product] = agent.split(" ");
  return product?.replace("/", " ").slice(0, 60).trim() || null;
}
