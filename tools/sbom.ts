import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fromRoot, quiet } from "./project.ts";

// npm run sbom: writes a software bill of materials to `sbom/` (CycloneDX 1.6, all packages that run in production with
// their hashes) and the list of their licences. Works without a network. Fails on a licence that nobody has reviewed.
// The last line is `N passed, N failed`.

/** Licences that were reviewed. */
const accepted = new Set([
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"],
  ...["Zlib", "OFL-1.1"],
  // Data; attributed in THIRD_PARTY.md.
  "CC-BY-4.0",
  // Weak copyleft, listed in THIRD_PARTY.md: used unmodified, as separate packages that can be exchanged.
  ...["LGPL-3.0-only", "LGPL-3.0-or-later", "MPL-2.0"],
]);
/** Licences of packages that have a licence file but name no licence in package.json. */
const inItsFile: Readonly<Record<string, string>> = { "png-js": "MIT", suncalc: "BSD-2-Clause" };

interface Component {
  readonly name: string;
  readonly purl?: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

mkdirSync(fromRoot("sbom"), { recursive: true });
const bom = fromRoot("sbom", "caravan.cdx.json");
const made = spawnSync(
  process.execPath,
  [
    fromRoot(".tools/node_modules/pnpm/bin/pnpm.mjs"),
    ...["sbom", "--prod", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--sbom-type", "application"],
    ...["--out", bom],
  ],
  { cwd: fromRoot(), env: { ...process.env, ...quiet }, stdio: ["ignore", "ignore", "inherit"] },
);
if (made.status !== 0) {
  console.log("The bill of materials could not be made.\n\n0 passed, 1 failed");
  process.exit(1);
}
const all = (JSON.parse(readFileSync(bom, "utf8")) as { components: Component[] }).components;
const components = all.filter((it) => !/^pkg:npm\/(?:%40|@)caravan\//.test(it.purl ?? ""));
const licenceOf = ({ name, licenses = [] }: Component) =>
  inItsFile[name] ??
  (licenses.map((it) => it.expression ?? it.license?.id ?? it.license?.name ?? "unknown").join(" AND ") || "unknown");
/** With OR one accepted licence is enough; with AND all must be. */
const isAccepted = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((it) => accepted.has(it.trim())));

const byLicence = Map.groupBy(components, licenceOf);
const lines = [...byLicence]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([licence, of]) => {
    const names = [...new Set(of.map((it) => `${it.name} ${it.version}`))].sort();
    return `## ${licence}\n\n${names.map((it) => `- ${it}`).join("\n")}\n`;
  });
const list = fromRoot("sbom", "licences.md");
writeFileSync(list, `# Licences of the packages that run in production\n\n${lines.join("\n")}`);
const others = components.filter((it) => !isAccepted(licenceOf(it)));
for (const it of others) console.log(`${it.name} ${it.version}: ${licenceOf(it)} has to be looked at (tools/sbom.ts)`);
console.log(`${components.length} packages, ${byLicence.size} licences: sbom/caravan.cdx.json, sbom/licences.md\n`);
console.log(`${components.length - others.length} passed, ${others.length} failed`);
process.exit(others.length > 0 ? 1 : 0);
