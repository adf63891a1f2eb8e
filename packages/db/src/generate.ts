import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedDirectory, schemaDirectory } from "./paths.ts";

// Beside the output: Prisma clears its output directory.
const marker = `${generatedDirectory}/.caravan-generated`;

function fingerprint(): string {
  const hash = createHash("sha256");
  // The manifest contains the pinned version of Prisma.
  hash.update(readFileSync(new URL("../package.json", import.meta.url)));
  for (const name of readdirSync(schemaDirectory).sort())
    hash.update(name).update(readFileSync(join(schemaDirectory, name)));
  return hash.digest("hex");
}

/** Writes the Prisma client to `src/generated`, unless it is up to date. Needs no network. */
export function generateClient(): { generated: boolean } {
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return { generated: false };
  const prisma = fileURLToPath(new URL("../node_modules/prisma/build/index.js", import.meta.url));
  const result = spawnSync(process.execPath, [prisma, "generate", "--schema", schemaDirectory], {
    encoding: "utf8",
    env: {
      ...process.env,
      // Generating does not use the schema engine, but Prisma downloads it unless an executable stands in for it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (result.status !== 0) {
    throw new Error(
      `The Prisma client could not be generated from prisma/schema:\n${result.error?.message ?? ""}${result.stdout}${result.stderr}`,
    );
  }
  writeFileSync(marker, wanted);
  return { generated: true };
}

if (import.meta.main)
  console.log(generateClient().generated ? "Prisma client generated" : "Prisma client is up to date");
