import path from "node:path";

// Not in TypeScript: to read that, the running service would load the compiler, which takes 30 MB for as long as it runs.
/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  agentRules: false,
  poweredByHeader: false,
  // server.ts does, after it has put the style sheets into a page.
  compress: false,
  typedRoutes: false,
  transpilePackages: [
    "@caravan/api",
    "@caravan/core",
    "@caravan/db",
    "@caravan/domain",
    "@caravan/gazetteer",
    "@caravan/integrations",
    "@caravan/languages",
  ],
  // The monorepo's root, so that linked packages and hoisted files resolve.
  turbopack: { root: path.join(import.meta.dirname, "../..") },
  // `next build` cannot drive TypeScript 7; the `types` script checks the same program.
  typescript: { ignoreBuildErrors: true },
  experimental: { optimizePackageImports: ["radix-ui"] },
};

export default config;
