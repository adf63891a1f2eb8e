import { useState } from "react";

interface Problem {
  /** Of a field; dotted where it lies inside another. */
  readonly path: string;
  readonly message: string;
}

/** A form as it is being filled in, and what `problemsOf` found wrong with it when it was last to be sent. */
export function useCheckedDraft<Draft extends object>(
  initial: Draft,
  problemsOf: (draft: Draft) => readonly Problem[],
) {
  const [draft, setDraft] = useState(initial);
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [left, setLeft] = useState(found);
  return {
    draft,
    /** The same until the next check, so that a form which goes to the first fault of it does so once. */
    found,
    change: (part: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...part }));
      // What is being corrected no longer shows its old complaint.
      setLeft((now) => now.filter(({ path }) => !((path.split(".").at(-1) ?? path) in part)));
    },
    fault: (path: string) => left.find((it) => it.path === path)?.message,
    /** Whether it can be sent. */
    check: () => {
      const problems = problemsOf(draft);
      setFound(problems);
      setLeft(problems);
      return problems.length === 0;
    },
  };
}
