import path from "node:path";
import type { NextConfig } from "next";
import { contentSecurityPolicy } from "./features/security/content-security-policy.ts";

const config: NextConfig = {
  reactStrictMode: true,
  agentRules: false,
  poweredByHeader: false,
  typedRoutes: false,
  transpilePackages: [
    "@caravan/api",
    "@caravan/core",
    "@caravan/db",
    "@caravan/domain",
    "@caravan/gazetteer",
    "@caravan/integrations",
  ],
  // The monorepo's root, so that linked packages and hoisted files resolve.
  turbopack: { root: path.join(import.meta.dirname, "../..") },
  // `next build` cannot drive TypeScript 7; the `types` script checks the same program.
  typescript: { ignoreBuildErrors: true },
  experimental: { optimizePackageImports: ["radix-ui"] },
  async headers() {
    return [
      {
        source: "/:path*",
        headers: [
          { key: "Content-Security-Policy", value: contentSecurityPolicy() },
          { key: "X-Content-Type-Options", value: "nosniff" },
          { key: "X-Frame-Options", value: "DENY" },
          { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
          { key: "Permissions-Policy", value: "camera=(), microphone=(), payment=(), geolocation=(self)" },
          { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        ],
      },
    ];
  },
};

export default config;
