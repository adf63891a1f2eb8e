import { mapStyleUrls } from "./map-style-urls.ts";

/** Headers of every page. Made when the server starts and not when it was built: the hosts of the map are a setting. */
export function pageHeaders(): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/**
 * What the browser may load. Maplibre runs its worker from our own files or a blob and fetches tiles from the hosts of
 * the map style; `MAP_TILE_ORIGINS` (space-separated) names further hosts that a custom style refers to.
 */
function contentSecurityPolicy(environment: Record<string, string | undefined> = process.env): string {
  const development = environment.NODE_ENV !== "production";
  const map = mapOrigins(environment).join(" ");
  return [
    "default-src 'self'",
    // Next writes its hydration data as inline scripts; its development server needs eval as well.
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${map}`,
    "font-src 'self'",
    `connect-src 'self' ${development ? "ws: " : ""}${map}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join("; ");
}

function mapOrigins(environment: Record<string, string | undefined>): string[] {
  const urls = mapStyleUrls(environment);
  if (!urls) return [];
  const further = environment.MAP_TILE_ORIGINS?.split(/\s+/).filter(Boolean) ?? [];
  const absolute = [urls.light, urls.dark].filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
  return [...new Set([...absolute, ...further])];
}
