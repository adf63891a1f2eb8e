// Which way imports point (docs: web -> api -> core -> domain, core -> db). A wrong arrow fails `npm run lint`.
const { realpathSync } = require("node:fs");
const { createRequire } = require("node:module");

// Without a TypeScript that it can use, dependency-cruiser looks at no .ts file and reports success. It cannot use
// version 7 yet, so pnpm-workspace.yaml gives it an older one of its own (packageExtensions).
const { version } = createRequire(realpathSync(`${process.cwd()}/node_modules/dependency-cruiser/package.json`))(
  "typescript/package.json",
);
if (Number.parseInt(version, 10) >= 7) {
  throw new Error(
    `dependency-cruiser cannot read .ts files with TypeScript ${version}. Add to pnpm-workspace.yaml under packageExtensions: dependency-cruiser: { dependencies: { typescript: 6.0.3 } }, then install.`,
  );
}

const test = "\\.test\\.tsx?$";

/** Nothing in `from` may import one of our packages except those listed. */
function only(from, allowed, comment) {
  const others = ["domain", "gazetteer", "db", "core", "integrations", "api", "client"].filter(
    (name) => name !== from && !allowed.includes(name),
  );
  return {
    name: `${from}-imports`,
    severity: "error",
    comment,
    // Tests and what only they use may read real data.
    from: { path: `^packages/${from}/`, pathNot: [test, "^packages/[^/]+/test/"] },
    to: { path: [`^packages/(${others.join("|")})/`, "^apps/"] },
  };
}

module.exports = {
  forbidden: [
    only("client", [], "It is published for people outside, who have none of our packages."),
    only("domain", [], "The rules know nobody: they would run in a browser."),
    only("gazetteer", [], "Places are read through arguments; the look-up knows nobody."),
    only("db", [], "The database knows none of its users."),
    only(
      "core",
      ["domain", "gazetteer", "db"],
      "The use cases speak no protocol; the outside world is behind ports.ts.",
    ),
    only("integrations", ["core", "domain", "gazetteer", "db"], "Adapters know the ports, not the protocols."),
    only(
      "api",
      ["core", "domain", "gazetteer", "db", "integrations"],
      "The protocols do not know the web application.",
    ),
    {
      name: "integrations-know-ports-only",
      severity: "error",
      comment:
        "An adapter implements core/kernel/ports, within its limits; use cases reach it by the port and not the other way round.",
      from: { path: "^packages/integrations/", pathNot: test },
      to: {
        path: "^packages/core/src/",
        pathNot: "^packages/core/src/kernel/(ports|errors|concurrency-limiter|fair-turns|word)\\.ts$",
      },
    },
    {
      name: "domain-is-pure",
      severity: "error",
      comment: "No file, socket or process in a rule.",
      from: { path: "^packages/domain/src/", pathNot: test },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "kernel-knows-no-context",
      severity: "error",
      comment: "Contexts call the kernel and react to its events; composition.ts joins them.",
      from: { path: "^packages/core/src/kernel/", pathNot: test },
      to: { path: "^packages/core/", pathNot: "^packages/core/src/kernel/" },
    },
    {
      name: "store-is-private",
      severity: "error",
      comment: "A context may call another context's verb or an exported function, never its store.",
      from: { path: "^packages/core/src/([^/]+)/" },
      to: {
        path: ["^packages/core/src/[^/]+/store\\.ts$", "^packages/core/src/[^/]+/[a-z-]+-store\\.ts$"],
        pathNot: "^packages/core/src/($1|kernel)/",
      },
    },
    {
      name: "interface-imports-types-only",
      severity: "error",
      comment: "What reaches the browser may use the types of the router and the domain, nothing else of ours.",
      from: { path: "^apps/web/(features|ui)/", pathNot: test },
      to: { path: "^packages/(gazetteer|db|core|integrations)/" },
    },
    {
      name: "interface-imports-no-api-values",
      severity: "error",
      comment: "Importing a value of the API would bring the server into the browser; write `import type`.",
      from: { path: "^apps/web/(features|ui)/", pathNot: test },
      to: { path: "^packages/api/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      comment: "The design system serves the features.",
      from: { path: "^apps/web/ui/" },
      to: { path: "^apps/web/(features|app)/" },
    },
    {
      name: "features-by-their-index",
      severity: "error",
      comment:
        "A feature opens itself by index.ts, and by server.ts for what runs on the server only; the rest is its own.",
      from: { path: "^apps/web/features/([^/]+)/", pathNot: test },
      to: {
        path: "^apps/web/features/",
        pathNot: ["^apps/web/features/$1/", "^apps/web/features/[^/]+/(index|server)\\.ts$"],
      },
    },
    {
      name: "no-circular",
      severity: "error",
      comment: "Whoever reads one of these files has to read them all, also where only types go round.",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "packages/(db|client)/src/generated|(^|/)\\.next/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: "apps/web/tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
