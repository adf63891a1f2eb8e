import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** The rows of all tables, without their headers. */
const rowsOf = (text: string) =>
  text.split("\n").filter((it) => it.startsWith("| ") && !/^\| (?:---|Threat|Section)/.test(it));
const testsIn = (row: string) => [...row.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`/g)].map(([, path]) => path as string);

describe("the threat model", () => {
  const rows = rowsOf(read("docs/threat-model.md"));

  it("names an existing test for every threat", () => {
    const missing = rows.filter((row) => {
      const [, path, title] = /`([\w./-]+\.(?:test|e2e)\.ts)` "([^"]+)" +\|$/.exec(row) ?? [];
      return !path || !title || !existsSync(join(root, path)) || !read(path).includes(title);
    });
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(30);
  });
});

describe("the comparison with ASVS 5", () => {
  const text = read("docs/security.md");
  const rows = rowsOf(text);
  const stateOf = (row: string) => row.split("|")[2]?.trim();

  it("has a state for every section of every chapter", () => {
    const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    expect(rows.filter((it) => !["Met", "Not met", "Not applicable"].includes(stateOf(it) ?? ""))).toEqual([]);
  });

  it("names only titles that their tests have", () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)` "([^"]+)"/g)].map(([, path, title]) => ({
      path,
      title,
    }));
    const missing = named.filter(
      ({ path = "", title = "" }) => !existsSync(join(root, path)) || !read(path).includes(title),
    );
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it("names only tests that exist, and one for everything that is met by code", () => {
    expect(rows.flatMap(testsIn).filter((it) => !existsSync(join(root, it)))).toEqual([]);
    const withoutTest = rows.filter((row) => stateOf(row) === "Met" && testsIn(row).length === 0);
    // Requirements on documents cannot be tested further.
    expect(withoutTest.filter((row) => !/\d Documentation/.test(row))).toEqual([]);
  });
});
