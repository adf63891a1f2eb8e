"use client";

import { useState } from "react";
import type { Activity, ApiOutputs } from "@/features/api-client/index.ts";
import { useBuilder } from "./builder-context.tsx";

type Preview = ApiOutputs["activities"]["previewReplacement"];
export type Choice = Preview["choices"][number];

export interface Replacement {
  /** A request is on its way. */
  readonly busy: boolean;
  /** The possible replacements; null until they are requested. */
  readonly preview: Preview | null;
  readonly start: () => Promise<void>;
  readonly pick: (choice: Choice) => Promise<void>;
  readonly keep: () => void;
}

/** Replacements for an activity: shown with what they would change, and applied only when one is chosen. */
export function useReplacement(activity: Activity): Replacement {
  const { edits } = useBuilder();
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const during = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    if (busy) return null;
    setBusy(true);
    const answer = await call();
    setBusy(false);
    return answer;
  };
  return {
    busy,
    preview,
    keep: () => setPreview(null),
    async start() {
      setPreview(await during(() => edits.previewReplacement(activity)));
    },
    async pick({ choice, activity: other }) {
      await during(() => edits.replace(activity, choice, other.title));
      setPreview(null);
    },
  };
}
