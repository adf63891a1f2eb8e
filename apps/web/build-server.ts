import { rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { type Plugin, rolldown } from "rolldown";

const web = import.meta.dirname;
/** Inside the build of Next, which removes what is there from before. */
const folder = join(web, ".next/caravan/server");

/**
 * Bundles our own code of the server into a few files of JavaScript: as a thousand modules in TypeScript, it would take
 * 60 MB more for as long as it runs. Packages from outside stay where they are.
 */
export async function buildServer(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({
    cwd: web,
    input: { server: join(web, "server.ts") },
    platform: "node",
    tsconfig: join(web, "tsconfig.json"),
    plugins: [fromOutside, addresses],
  });
  await build.write({
    dir: folder,
    format: "esm",
    comments: false,
    sourcemap: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await build.close();
}

const toFile = (file: string) => {
  const path = relative(folder, file).replaceAll(sep, "/");
  return path.startsWith(".") ? path : `./${path}`;
};

/** Packages can be found from the package that depends on them, and not from here, so they are named by their file. */
const fromOutside: Plugin = {
  name: "from-outside",
  async resolveId(source, importer, { kind }) {
    const found = importer ? await this.resolve(source, importer, { skipSelf: true, kind }) : null;
    return found?.id.includes("/node_modules/") ? { id: toFile(found.id), external: "relative" } : found;
  },
};

/** Modules find files beside them by their own address, so it stays that of the source; threads get a bundled module. */
const addresses: Plugin = {
  name: "addresses",
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(?:url|dirname)/ },
    handler(code, id) {
      const from = `new URL(${JSON.stringify(toFile(id))}, import.meta.url)`;
      const threads = /new URL\(\s*"\.\/([\w-]+-worker)\.ts",\s*import\.meta\.url,?\s*\)/g;
      const names: string[] = [];
      const addressed = code
        .replace(threads, (_, name: string) => {
          names.push(name);
          this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`), fileName: `${name}.mjs` });
          return "@thread@";
        })
        .replaceAll("import.meta.url", `${from}.href`)
        .replaceAll("import.meta.dirname", `process.getBuiltinModule("url").fileURLToPath(new URL(".", ${from}))`)
        .replaceAll("@thread@", () => `new URL("./${names.shift()}.mjs", import.meta.url)`);
      // Each line is still in its place.
      return { code: addressed, map: null };
    },
  },
};
