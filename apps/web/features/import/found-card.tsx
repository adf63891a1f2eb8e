"use client";

import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { type FieldKey, fieldKey, marksOf } from "@/features/travel/evidence.ts";
import { type EvidenceStore, usePointed } from "@/features/travel/evidence-store.ts";
import { SegmentFields } from "@/features/travel/segment-fields.tsx";
import { headOf, kindIcons, kindWords } from "@/features/travel/segment-words.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { EvidenceMarker } from "./evidence-marker.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { foundLine } from "./found-line.ts";
import type { FoundSegment } from "./types.ts";
import type { Review } from "./use-review.ts";

const knownWords = {
  changes: { tone: "accent", words: "Changes what is there" },
  unchanged: { tone: "neutral", words: "Already there" },
  kept_off: { tone: "warning", words: "Was taken off, stays off" },
} as const;

export interface FoundCardProps {
  segment: FoundSegment;
  review: Review;
  store: EvidenceStore;
  known: FoundSegment["known"];
  open: boolean;
  onOpenChange(open: boolean): void;
  onShowInText(key: FieldKey): void;
}

/** One booking that was recognised: its fields as they will be kept, each with where the text says it. */
export function FoundCard({ segment, review, store, known, open, onOpenChange, onShowInText }: FoundCardProps) {
  const { index } = segment;
  const id = useId();
  const draft = review.drafts[index];
  const off = review.skipped.has(index);
  const keys = marksOf(segment, index).map((it) => it.key);
  const pointed = usePointed(store, keys) && !open;
  if (!draft) return null;
  const Icon = kindIcons[draft.kind];
  const changed = review.changed(index);
  const name = headOf(segment);
  return (
    <article
      data-segment={index}
      aria-labelledby={id}
      className={classNames(
        "scroll-mt-24 rounded-card border bg-surface shadow-card",
        pointed && "border-accent",
        off && "border-dashed opacity-75 shadow-none",
      )}
    >
      <header className="flex items-start gap-3 p-3 pl-4">
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-9 shrink-0 max-sm:hidden place-items-center rounded-full bg-accent-soft text-on-accent-soft [&_svg]:size-4.5"
        >
          <Icon />
        </span>
        <div className="wrap-anywhere min-w-0 flex-1">
          <h2 id={id} className={classNames("font-semibold", off && "line-through")}>
            <span className="sr-only">{kindWords[draft.kind]}: </span>
            {name}
          </h2>
          <p className="text-muted text-sm">{foundLine(segment)}</p>
          {known !== "new" && !off && (
            <Badge tone={knownWords[known].tone} className="mt-1.5">
              {knownWords[known].words}
            </Badge>
          )}
        </div>
        <Button variant="ghost" size="sm" aria-pressed={off} onClick={() => review.skip(index, !off)}>
          {off ? "Take it in" : "Leave out"}
          <span className="sr-only"> {name}</span>
        </Button>
        <IconButton
          label={`${open ? "Fold" : "Show"} the fields of ${name}`}
          icon={<ChevronDown className={classNames("transition-transform", open && "rotate-180")} />}
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
        />
      </header>
      {open && !off && (
        <div className="border-t px-4 pt-4 pb-5">
          <SegmentFields
            draft={draft}
            set={(change) => review.change(index, change)}
            error={review.errorOf(index)}
            aside={(field) => (
              <EvidenceMarker
                segment={segment}
                name={field}
                kind={draft.kind}
                edited={changed.includes(field)}
                onShow={() => onShowInText(fieldKey(index, field))}
              />
            )}
            around={(field, control) => (
              <FieldFrame fieldKey={fieldKey(index, field)} store={store}>
                {control}
              </FieldFrame>
            )}
          />
        </div>
      )}
    </article>
  );
}
