import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { shortestPassword } from "../packages/domain/src/field-choices.ts";
import { knownPasswordsFile, passwordMark } from "../packages/integrations/src/known-passwords.ts";

// node tools/known-passwords.ts: writes the list of known passwords from @zxcvbn-ts/language-common (MIT), which comes
// from leaks. Passwords that are too short are left out because they are refused anyway.
const source = createRequire(import.meta.url).resolve("@zxcvbn-ts/language-common/package.json");
const passwords = JSON.parse(readFileSync(source.replace("package.json", "src/passwords.json"), "utf8")) as string[];
const marks = new Set(passwords.filter((it) => it.length >= shortestPassword).map(passwordMark));
writeFileSync(knownPasswordsFile, `${[...marks].sort().join("\n")}\n`);
console.log(`${marks.size} passwords of ${passwords.length}: ${knownPasswordsFile}`);
