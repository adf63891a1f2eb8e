import { nameKey } from "@caravan/gazetteer/spelling";

/** Separators between the name of a page and of its site. */
const separator = /(\s+[|–—·•»]\s+|\s+-\s+|:\s+|\s*\|\s*)/;
const MOST_PARTS = 12;

/**
 * A title without the site's name at either end.
 *
 * @param sites names of the site, from the page and its host
 */
export function withoutSiteName(title: string, sites: readonly string[]): string {
  const keys = new Set(sites.map(nameKey).filter((it) => it !== ""));
  const parts = title.split(separator, 2 * MOST_PARTS);
  const isSite = (part: string | undefined) => part !== undefined && keys.has(nameKey(part));
  while (parts.length > 1 && isSite(parts.at(-1))) parts.splice(-2);
  while (parts.length > 1 && isSite(parts[0])) parts.splice(0, 2);
  return parts.join("").trim();
}

/** "www.example-guide.co.uk" may use "Example Guide" or "example-guide.co.uk" in titles. */
export function namesOfHost(host: string): string[] {
  const bare = host.replace(/^(?:www|m|[a-z]{2})\.(?=.*\.)/, "");
  return [host, bare, ...bare.split(".").slice(0, -1)];
}

const noName = new Set(
  `home homepage index start welcome untitled document loading redirecting error notfound pagenotfound 404 403 403forbidden
  404notfound 404pagenotfound forbidden accessdenied login signin loginsignup instagram facebook tiktok pinterest googlemaps maps youtube justamoment
  attentionrequired robotcheck securitycheck captcha pleasewait beforeyoucontinue beforeyoucontinuetogoogle
  pardonourinterruption areyouarobot areyouhuman verifyyouarehuman`
    .split(/\s+/)
    .filter((it) => it !== ""),
);

/** Titles without a subject: home pages, errors, and bot checks. */
export const isGenericTitle = (title: string) => noName.has(nameKey(title));
