"use client";

import { useState } from "react";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form for something that others may change meanwhile. `base` is what the person saw; saving sends the fields that
 * differ from it, with their `before` values. When the server reports a conflict, `meet` takes in the present values:
 * untouched fields follow them, and changed ones become conflicts in which the person's values stay until they choose.
 */
export function useEditDraft<Fields extends Record<string, unknown>>(initial: Fields, written: Partial<Fields> = {}) {
  type Name = keyof Fields & string;
  const [base, setBase] = useState(initial);
  const [draft, setDraft] = useState({ ...initial, ...written });
  const [theirs, setTheirs] = useState<Partial<Fields>>({});

  const names = Object.keys(base) as Name[];
  const changed = names.filter((name) => !same(draft[name], base[name]));
  const pick = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<Fields>;
  const settle = (name: Name) =>
    setTheirs((now) => {
      const { [name]: _, ...rest } = now;
      return rest as Partial<Fields>;
    });

  return {
    draft,
    set: (change: Partial<Fields>) => setDraft((now) => ({ ...now, ...change })),
    changed,
    changes: () => pick(draft),
    before: () => pick(base),
    /** The present values of the fields that both sides changed. */
    theirs,
    conflicted: Object.keys(theirs).length > 0,
    /** True when a conflict has to be resolved. */
    meet(current: Fields): boolean {
      const clashes = changed.filter((name) => !same(current[name], base[name]) && !same(current[name], draft[name]));
      const kept = Object.fromEntries(clashes.map((name) => [name, base[name]])) as Partial<Fields>;
      setBase({ ...current, ...kept });
      setDraft({ ...current, ...pick(draft) });
      setTheirs(Object.fromEntries(clashes.map((name) => [name, current[name]])) as Partial<Fields>);
      return clashes.length > 0;
    },
    keepMine(name: Name) {
      if (name in theirs) setBase((now) => ({ ...now, [name]: theirs[name] }) as Fields);
      settle(name);
    },
    takeTheirs(name: Name) {
      if (name in theirs) {
        setBase((now) => ({ ...now, [name]: theirs[name] }) as Fields);
        setDraft((now) => ({ ...now, [name]: theirs[name] }) as Fields);
      }
      settle(name);
    },
  };
}

export type EditDraft<Fields extends Record<string, unknown>> = ReturnType<typeof useEditDraft<Fields>>;
