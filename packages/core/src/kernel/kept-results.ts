interface Entry<Result> {
  readonly result: Promise<Result>;
  /** 0 while it is being made. */
  size: number;
}

/**
 * Makes each result once, also for those who ask while it is being made, as long as it is among those used last.
 *
 * @param most the sum of the sizes that are kept
 *
 * @param sizeOf null for a result that is made again next time
 */
export function keptResults<Result>(most: number, sizeOf: (result: Result) => number | null) {
  const entries = new Map<string, Entry<Result>>();
  const dropOldest = () => {
    let total = 0;
    for (const { size } of entries.values()) total += size;
    for (const [key, { size }] of entries) {
      if (total <= most) return;
      total -= size;
      if (size > 0) entries.delete(key);
    }
  };
  const settle = (key: string, entry: Entry<Result>, size: number | null) => {
    if (entries.get(key) !== entry) return;
    if (size === null) entries.delete(key);
    else entry.size = size;
    dropOldest();
  };
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const known = entries.get(key);
    // The last one used is the last one dropped.
    entries.delete(key);
    const entry = known ?? { result: make(), size: 0 };
    entries.set(key, entry);
    if (!known)
      entry.result.then(
        (made) => settle(key, entry, sizeOf(made)),
        () => settle(key, entry, null),
      );
    return entry.result;
  };
}
