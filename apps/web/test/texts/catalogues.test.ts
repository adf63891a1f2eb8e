import { languageNames, languages } from "@caravan/languages/language";
import { englishFiles, readCatalogue, SourceCatalogues } from "@caravan/languages/source-catalogues";
import { expect, test } from "vitest";
import { textFolders } from "@/text-folders.ts";

const english = new Map(textFolders.flatMap((folder) => [...englishFiles(folder)]));
const catalogues = new SourceCatalogues(textFolders);
const others = languages.filter((it) => it !== "en");

/** What a message takes: its arguments with their kinds, and its tags. */
function placeholders(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part): string[] => {
    if (!Array.isArray(part)) return [];
    const [name, kind, ...rest] = part;
    if (kind === undefined) return [String(name)];
    if (typeof kind !== "number" || kind === 0) return [`<${name}>`, ...placeholders([kind, ...rest])];
    const branches = typeof rest[0] === "object" && rest[0] !== null ? Object.values(rest[0]) : [];
    return [`${name} ${kind === 3 ? 2 : kind}`, ...branches.flatMap(placeholders)];
  });
}

const setOf = (message: unknown) => [...new Set(placeholders(message))].sort();

/** The forms that a plural has, such as "one" and "other". */
function pluralForms(message: unknown): string[][] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part): string[][] => {
    if (!Array.isArray(part)) return [];
    const [, kind, branches] = part;
    const inner = typeof branches === "object" && branches !== null ? Object.values(branches) : part.slice(1);
    return [...(kind === 2 ? [Object.keys(branches as object)] : []), ...inner.flatMap((it) => pluralForms(it))];
  });
}

test.each(others)("%s has every message of English and no other, with the same placeholders", (language) => {
  const wrong: string[] = [];
  for (const [namespace, file] of english) {
    const [from, to] = [readCatalogue(file, "en"), readCatalogue(file, language)];
    const [ours, theirs] = [catalogues.compiled("en", namespace), catalogues.compiled(language, namespace)];
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const [needs, takes] = [setOf(ours?.[key]), setOf(theirs?.[key])];
      if (from[key] === undefined) wrong.push(`${namespace} ${key}: is superfluous`);
      else if (to[key] === undefined) wrong.push(`${namespace} ${key}: is missing`);
      else if (`${needs}` !== `${takes}`) wrong.push(`${namespace} ${key}: takes ${takes} instead of ${needs}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(languages)("the plurals of %s have the forms that it counts with", (language) => {
  const counts = Array.from({ length: 200 }, (_, number) => new Intl.PluralRules(language).select(number));
  const needed = new Set(counts);
  const wrong = [...english.keys()].flatMap((namespace) =>
    Object.entries(catalogues.compiled(language, namespace) ?? {}).flatMap(([key, message]) =>
      pluralForms(message)
        .filter((forms) => ![...needed].every((it) => forms.includes(it) || (it === "one" && forms.includes("=1"))))
        .map((forms) => `${namespace} ${key} has ${forms} only`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("French has no-break spaces at its punctuation", () => {
  const wrong = [...english].flatMap(([namespace, file]) =>
    Object.entries(readCatalogue(file, "fr")).flatMap(([key, message]) =>
      / [:;?!»]|« /.test(message) ? [`${namespace} ${key}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test("every language is named in its own words", () => {
  expect(Object.values(languageNames).every((it) => it.length > 2)).toBe(true);
});
