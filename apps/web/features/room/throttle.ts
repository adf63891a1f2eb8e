/**
 * `work` at the first call and then at most once in so many milliseconds, the last call included: a room may tell of ten
 * changes a second, and reading all of it anew for each would use up what the reader may ask.
 */
export function throttle(work: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      work();
      rest();
    }, everyMs);
  };
  return () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    work();
    rest();
  };
}
