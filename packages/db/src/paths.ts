import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const schemaDirectory = fromRoot("prisma/schema");
export const migrationsDirectory = fromRoot("prisma/migrations");
export const generatedDirectory = fromRoot("packages/db/src/generated");
