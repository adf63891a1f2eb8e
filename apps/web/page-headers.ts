import { mapStyleUrls } from "./map-style-urls.ts";

/** On https, where browsers then never use anything else for a year; undefined elsewhere. */
export const strictTransport = (publicUrl: string): string | undefined =>
  publicUrl.startsWith("https:") ? "max-age=31536000; includeSubDomains" : undefined;

type Environment = Readonly<Record<string, string | undefined>>;

export interface ResponseHeaders {
  /**
   * For pages. Next takes the nonce from the policy of the request and puts it on its own scripts.
   *
   * @param embeds any site may show the page in a frame: it knows no account and has nothing to press by mistake
   */
  page(nonce: string, embeds?: boolean): Readonly<Record<string, string>>;
  /** For everything else, such as built files and workers, which have no nonces. */
  readonly file: Readonly<Record<string, string>>;
}

/** Computed at start and not at build time, because the hosts of the map are a setting. */
export function responseHeaders(environment: Environment = process.env): ResponseHeaders {
  const development = environment.NODE_ENV !== "production";
  // Next's development server needs eval.
  const more = development ? " 'unsafe-eval'" : "";
  const policy = contentSecurityPolicy(environment, development);
  const headers = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  const unframed = { "X-Frame-Options": "DENY" };
  return {
    page: (nonce, embeds = false) => ({
      // 'self' is for browsers without strict-dynamic; the others ignore it.
      "Content-Security-Policy": policy(`'nonce-${nonce}' 'strict-dynamic' 'self'${more}`, embeds ? "*" : "'none'"),
      ...headers,
      ...(!embeds && unframed),
    }),
    file: { "Content-Security-Policy": policy(`'self'${more}`, "'none'"), ...headers, ...unframed },
  };
}

/**
 * What the browser may load. Maplibre runs its worker from our own files or a blob and fetches tiles from the hosts of
 * the map style; `MAP_TILE_ORIGINS` (space-separated) names further hosts that a custom style refers to.
 */
function contentSecurityPolicy(environment: Environment, development: boolean) {
  const map = mapOrigins(environment).join(" ");
  return (scripts: string, framedBy: string) =>
    [
      "default-src 'self'",
      `script-src ${scripts}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${map}`,
      "font-src 'self'",
      `connect-src 'self' ${development ? "ws: " : ""}${map}`,
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      `frame-ancestors ${framedBy}`,
    ]
      .map((directive) => directive.trim())
      .join("; ");
}

function mapOrigins(environment: Environment): string[] {
  const urls = mapStyleUrls(environment);
  if (!urls) return [];
  const further = environment.MAP_TILE_ORIGINS?.split(/\s+/).filter(Boolean) ?? [];
  const absolute = [urls.light, urls.dark].filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
  return [...new Set([...absolute, ...further])];
}
