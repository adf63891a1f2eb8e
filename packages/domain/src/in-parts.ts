/** Work that yields between its parts, so that the caller can do something else in between. */
export type InParts<Result> = Generator<undefined, Result>;

/** Its result at once. */
export function allParts<Result>(work: InParts<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
