"use client";

import { ChevronRight, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { useFocusNeighbour } from "@/ui/use-focus.ts";
import { useBoardTools } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import type { BoardData } from "../model/types.ts";
import { PlaceLine } from "./place-facts.tsx";

/** The board lists no more. */
const mostTold = 100;

/** Dropped places, folded, so that a mistake can be corrected. */
export function DroppedPlaces({ board: { ignored, counts } }: { board: Pick<BoardData, "ignored" | "counts"> }) {
  const { actions, problems } = useBoardTools();
  const { list, hold } = useFocusNeighbour(ignored.map((it) => it.id));
  const summary = useRef<HTMLElement>(null);
  // Stays open when the last one was restored, because the focus needs a place.
  const [open, setOpen] = useState(false);
  if (ignored.length === 0 && !open) return null;
  const untold = ignored.length < mostTold ? 0 : counts.ignored - ignored.length;
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        ref={summary}
        className="tap -ml-1 flex w-fit list-none items-center gap-2 rounded-control px-1 font-semibold text-muted hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {t("dropped.title")}{" "}
        <span className="font-normal text-faint text-sm tabular-nums">{ignored.length + untold}</span>
      </summary>
      <ul {...list} aria-label={t("dropped.list")} className="mt-2 flex flex-col divide-y">
        {ignored.map((candidate) => (
          <li
            key={candidate.id}
            tabIndex={-1}
            onFocus={() => hold(candidate.id)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-2.5"
          >
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium leading-snug">{candidate.name}</p>
              <PlaceLine candidate={candidate} />
            </div>
            <Button
              variant="ghost"
              size="sm"
              icon={<RotateCcw />}
              aria-label={t("putBackOne", { name: candidate.name })}
              onClick={() => {
                if (ignored.length === 1) summary.current?.focus();
                void actions.reopen(candidate);
              }}
            >
              {t("putBack")}
            </Button>
            {problems[candidate.id] && (
              <p role="alert" className="wrap-anywhere w-full text-danger text-sm">
                {problems[candidate.id]}
              </p>
            )}
          </li>
        ))}
      </ul>
      {ignored.length === 0 && <p className="text-muted text-sm">{t("dropped.none")}</p>}
      {untold > 0 && <p className="mt-2 text-muted text-sm">{t("dropped.more", { count: String(untold) })}</p>}
    </details>
  );
}
