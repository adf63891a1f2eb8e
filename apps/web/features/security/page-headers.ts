import { contentSecurityPolicy } from "./content-security-policy.ts";

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
