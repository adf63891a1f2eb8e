/** Made when it is first used: loading its words takes a phone a frame, and pages import this file that never join any. */
const listFormat = (language: string) => {
  let format: Intl.ListFormat | undefined;
  return (items: readonly string[]) => {
    format ??= new Intl.ListFormat(language, { type: "conjunction" });
    return format.format(items);
  };
};

/** British English: no comma before "and". */
const list = listFormat("en-GB");

/** "A, B and C"; of more than `most` the first ones "and 4 more". */
export function joinWords(items: readonly string[], most = Number.POSITIVE_INFINITY): string {
  // "And 1 more" would be as long as the one itself.
  const isLong = items.length > most + 1;
  return list(isLong ? [...items.slice(0, most), `${items.length - most} more`] : items);
}

/** "1 day", "3 days". */
export function countWords(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

const clauses = listFormat("en-US");

/** "A by B, C by D, and E by F": for parts that have an "and" of their own. */
export function joinClauses(parts: readonly string[]): string {
  return parts.length === 2 ? parts.join(", and ") : clauses(parts);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
