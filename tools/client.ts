import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { clientSource } from "../packages/api/src/client/client-source.ts";
import { fromRoot } from "./project.ts";

// npm run client: writes the typed verbs of packages/client from the router.

const file = fromRoot("packages/client/src/generated/verbs.ts");
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, clientSource());
