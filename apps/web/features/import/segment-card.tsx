"use client";

import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import {
  cityOf,
  type EvidenceStore,
  type FieldKey,
  fieldKey,
  groupColours,
  headOf,
  kindIcons,
  kindWords,
  labelOf,
  marksOf,
  type SegmentFacts,
  type SegmentFieldName,
  SegmentFields,
  type SegmentKind,
  saidIn,
  usePointed,
} from "@/features/travel/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatClock, formatDate, inSentence } from "@/ui/format.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import type { FoundSegment } from "./import-queue.ts";
import { t } from "./messages/index.ts";
import type { Review } from "./use-review.ts";

const changeWords = () =>
  ({
    changes: { tone: "accent", words: t("known.changes") },
    unchanged: { tone: "neutral", words: t("known.unchanged") },
    kept_off: { tone: "warning", words: t("known.keptOff") },
  }) as const;

interface SegmentReviewCardProps {
  segment: FoundSegment;
  review: Review;
  store: EvidenceStore;
  known: FoundSegment["known"];
  open: boolean;
  onOpenChange(open: boolean): void;
  onShowInText(key: FieldKey): void;
}

/** One recognised booking: its fields as they will be stored, each with the words of the text that state it. */
export function SegmentReviewCard({
  segment,
  review,
  store,
  known,
  open,
  onOpenChange,
  onShowInText,
}: SegmentReviewCardProps) {
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
            <span className="sr-only">{kindWords()[draft.kind]}: </span>
            {name}
          </h2>
          <p className="text-muted text-sm">{segmentSummary(segment)}</p>
          {known !== "new" && !off && (
            <Badge tone={changeWords()[known].tone} className="mt-1.5">
              {changeWords()[known].words}
            </Badge>
          )}
        </div>
        <Button variant="ghost" size="sm" aria-pressed={off} onClick={() => review.skip(index, !off)}>
          {off ? t("include") : t("leaveOut")}
          <span className="sr-only"> {name}</span>
        </Button>
        <TooltipButton
          label={t(open ? "fold" : "show", { name })}
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
            problems={review.problemsOf(index)}
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

/** "London to Lisbon · Mon 3 May, 09:40": enough to recognise it. */
function segmentSummary({ from, to, place, start }: SegmentFacts): string {
  const [day, clock] = [dayOf(start), clockIn(start)];
  const way = [from && cityOf(from), to && cityOf(to)].filter(Boolean).join(" to ");
  const when = [day && formatDate(day, "day"), clock && formatClock(clock)].filter(Boolean).join(", ");
  return [way || (place && cityOf(place)), when].filter(Boolean).join(" · ");
}

/**
 * Reports pointer and focus, so that the text highlights the words of the field; highlighted when the text points at
 * it.
 */
function FieldFrame({ fieldKey, store, children }: { fieldKey: FieldKey; store: EvidenceStore; children: ReactNode }) {
  const pointed = usePointed(store, [fieldKey]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what can be pressed lies inside
    <div
      data-field={fieldKey}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && store.point([fieldKey], "form")}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && store.point([], "form")}
      onFocus={() => store.point([fieldKey], "form")}
      className={classNames("scroll-my-28 -m-1.5 rounded-control p-1.5 transition-colors", pointed && "bg-sunken")}
    >
      {children}
    </div>
  );
}

interface EvidenceMarkerProps {
  segment: FoundSegment;
  name: SegmentFieldName;
  kind: SegmentKind;
  /** Its owner entered something else. */
  edited: boolean;
  onShow(): void;
}

/** A button beside a field's label, which shows the words of the text that state it. */
function EvidenceMarker({ segment, name, kind, edited, onShow }: EvidenceMarkerProps) {
  if (edited) return <span className="whitespace-nowrap text-faint text-sm">{t("setByYou")}</span>;
  const said = saidIn(segment, name);
  if (!said) return null;
  return (
    <button
      type="button"
      onClick={onShow}
      aria-label={t("seeWhere", { what: inSentence(labelOf(name, kind)), words: said.words })}
      className="flex min-w-0 items-center gap-1.5 rounded-md text-faint text-sm decoration-dotted underline-offset-4 hover:text-ink hover:underline min-h-6 pointer-coarse:min-h-8"
    >
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full"
        style={{ background: groupColours[said.group] }}
      />
      <span className="max-w-36 truncate sm:max-w-52">“{said.words}”</span>
    </button>
  );
}
