import { nearestNames } from "@caravan/domain/nearest-name";

/**
 * The address that a caller may have meant: the same below `/api`, or with another word in one place.
 *
 * @param paths of routes, with `{name}` for parts that vary
 */
export function nearestAddress(pathname: string, paths: readonly string[]): string | undefined {
  const known = paths.map((path) => ({ path, parts: path.split("/").slice(1) }));
  const below = ["api", ...pathname.split("/").slice(1)];
  const same = known.find(({ parts }) => differences(parts, below).length === 0 && parts.length === below.length);
  if (same) return same.path;
  const asked = pathname.split("/").slice(1);
  const near = known.flatMap(({ path, parts }) => {
    if (parts.length !== asked.length) return [];
    const [at, more] = differences(parts, asked);
    return at === undefined || more !== undefined ? [] : [{ path, at, word: parts[at] as string }];
  });
  for (const at of new Set(near.map((it) => it.at))) {
    const here = near.filter((it) => it.at === at);
    const [word] = nearestNames(
      asked[at] as string,
      here.map((it) => it.word),
      1,
    );
    if (word !== undefined) return here.find((it) => it.word === word)?.path;
  }
  return undefined;
}

/** Where a path has another word than a route. */
function differences(route: readonly string[], asked: readonly string[]): number[] {
  return [...route.keys()].filter((index) => {
    const part = route[index] as string;
    return part.startsWith("{") ? asked[index] === "" : part !== asked[index];
  });
}
