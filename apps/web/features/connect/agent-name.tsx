import { longestAgentName } from "@caravan/domain/field-choices";
import { t } from "./messages/index.ts";

/**
 * The name that an agent gave itself: in quotes, isolated from the text direction around it, and with line breaks
 * anywhere.
 */
export function AgentName({ name }: { name: string }) {
  return <bdi className="wrap-anywhere">{t("quoted", { name: plainName(name) || t("noName") })}</bdi>;
}

/**
 * The name that a program gave itself, without characters that could make it look like something else: control and
 * invisible characters, direction marks, line breaks, many combining accents.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, " ")
    // Characters that change the direction or are invisible; joiners that some scripts and emoji need are kept.
    .replace(/(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/gu, "")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, longestAgentName).join("");
}

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

/**
 * The requesting program in words, from its user agent: "Firefox on Windows", "curl 8.5.0". Null when it sends none.
 */
export function programName(userAgent: string | null): string | null {
  const agent = plainName(userAgent ?? "");
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(agent))?.[1];
  const browser = agent.startsWith("Mozilla/") ? find(browsers) : undefined;
  if (browser) {
    const system = find(systems);
    return system ? t("browserOn", { browser, system }) : browser;
  }
  const [product] = agent.split(" ");
  return product?.replace("/", " ").slice(0, 60).trim() || null;
}
