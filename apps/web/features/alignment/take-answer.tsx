"use client";

import { Check } from "lucide-react";
import type { MouseEvent } from "react";
import type { Group } from "@/features/groups/types.ts";
import { Button } from "@/ui/button.tsx";
import type { Answer } from "./types.ts";
import { useOwnAnswer } from "./use-own-answer.ts";

export interface TakeAnswerProps {
  group: Group;
  answer: Answer;
  label: string;
  onDone: () => void;
}

/** Says for real what was only tried. */
export function TakeAnswer({ group, answer, label, onDone }: TakeAnswerProps) {
  const { busy, problem, give } = useOwnAnswer(group);
  const take = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const part = button.closest<HTMLElement>("section[tabindex]");
    if (!(await give(answer))) return;
    // The button goes with what was tried; the focus stays near.
    if (document.activeElement === button) part?.focus();
    onDone();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" icon={<Check />} loading={busy} onClick={take}>
        {label}
      </Button>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
