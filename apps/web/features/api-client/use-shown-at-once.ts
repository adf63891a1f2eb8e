"use client";

import { useState } from "react";

/**
 * A value with the changes that are being saved, and what saves one. React puts a box or radio button back when its new state
 * is not there as its handler ends, and the cache announces an optimistic update only after that.
 */
export function useShownAtOnce<Value, Change>(value: Value, apply: (value: Value, change: Change) => Value) {
  const [saving, setSaving] = useState<readonly Change[]>([]);
  const save = async <Answer>(change: Change, send: () => Promise<Answer>): Promise<Answer> => {
    setSaving((all) => [...all, change]);
    try {
      return await send();
    } finally {
      setSaving((all) => all.filter((it) => it !== change));
    }
  };
  return [saving.reduce(apply, value), save] as const;
}
