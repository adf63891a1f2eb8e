/** "A, B and C"; of more than `most` the first ones "and 4 more". */
export function joinWords(items: readonly string[], most = Number.POSITIVE_INFINITY): string {
  // "And 1 more" would be as long as the one itself.
  const isLong = items.length > most + 1;
  const words = isLong ? [...items.slice(0, most), `${items.length - most} more`] : items;
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function countWords(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
