"use client";

import { useQuery } from "@tanstack/react-query";
import { Info, ListChecks, TextSearch } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { EvidenceLegend, EvidenceStore, type FieldKey, marksOf, SourceText } from "@/features/travel/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { FormAlert } from "@/ui/field.tsx";
import { spellValues } from "@/ui/format.ts";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { useWideWindow } from "@/ui/use-window-size.ts";
import type { Confirmation } from "./import-queue.ts";
import { t } from "./messages/index.ts";
import { ReviewActions, TripChoice } from "./review-actions.tsx";
import { SegmentReviewCard } from "./segment-card.tsx";
import { useReview } from "./use-review.ts";

/** The text on the left, the recognised segments on the right; on a phone one of the two. */
export function ReviewPage({ confirmation, tripId }: { confirmation: Confirmation; tripId: string | null }) {
  const review = useReview(confirmation, tripId);
  const api = useApi();
  const cameFrom = useQuery({ ...api.trips.get.queryOptions({ trip_id: tripId ?? "" }), enabled: tripId !== null });
  const wide = useWideWindow();
  const [view, setView] = useState<"fields" | "text">("fields");
  const [store] = useState(() => new EvidenceStore());
  const form = useRef<HTMLDivElement>(null);
  const textSide = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  // Of several segments only the first is open.
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(confirmation.segments.length <= 3 ? confirmation.segments.map((it) => it.index) : [0]),
  );
  const marks = useMemo(
    () => confirmation.segments.flatMap((it) => marksOf(it, it.index)).sort((a, b) => a.start - b.start),
    [confirmation],
  );
  useEffect(
    () =>
      store.follow((keys, from) => {
        if (from === "text" && form.current) goToField(form.current, keys);
      }),
    [store],
  );
  useEffect(() => {
    if (review.error) top.current?.scrollIntoView({ block: "center" });
  }, [review.error]);

  const toggle = (index: number, on: boolean) =>
    setOpen((now) => {
      const next = new Set(now);
      if (on) next.add(index);
      else next.delete(index);
      return next;
    });
  /** After the other side has been rendered. */
  const showInText = (key: FieldKey) => {
    setView("text");
    setTimeout(() => {
      store.show(key, "form");
      // On a phone the pressed element is no longer visible.
      if (!wide) textSide.current?.querySelector("section")?.focus({ preventScroll: true });
    }, 60);
  };
  const showInForm = (key: FieldKey) => {
    setView("fields");
    toggle(Number(key.split(":")[0]), true);
    setTimeout(() => form.current && goToField(form.current, [key], true), 60);
  };
  const { segments, subject, file_name, remarks, suggestion, text } = confirmation;
  const onSuggested = review.target?.kind === "trip" && review.target.id === suggestion.trip?.id;

  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(28rem,44rem)]">
      {(wide || view === "text") && (
        <div
          ref={textSide}
          className="flex min-w-0 flex-col gap-3 px-4 pt-6 pb-24 sm:px-6 lg:sticky lg:top-(--header-height) lg:h-[calc(100dvh-var(--header-height))] lg:border-r lg:pb-6"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 className="heading-section">{t("theText")}</h2>
            <EvidenceLegend marks={marks} />
          </div>
          {marks.length === 0 && <p className="text-muted text-sm">{t("fromData")}</p>}
          <SourceText
            text={text}
            marks={marks}
            store={store}
            onPress={showInForm}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-card border bg-surface p-4 text-[0.9375rem] leading-relaxed max-lg:max-h-[calc(100dvh-16rem)] sm:p-5"
          />
        </div>
      )}
      <div
        ref={form}
        className={classNames(
          "flex min-w-0 flex-col gap-6 px-4 pt-6 pb-32 sm:px-6 sm:pt-8 lg:pb-0",
          !wide && view === "text" && "hidden",
        )}
      >
        <header>
          <h1 className="heading-page">{t("check")}</h1>
          <p className="wrap-anywhere mt-1 text-muted">
            {[t("bookings", { count: segments.length }), subject ?? file_name].filter(Boolean).join(" · ")}
          </p>
        </header>
        <div ref={top} className="scroll-mt-24 empty:hidden">
          {review.error && <FormAlert>{review.error.message}</FormAlert>}
        </div>
        <TripChoice
          confirmation={confirmation}
          from={cameFrom.data?.trip ?? null}
          target={review.target}
          onTarget={review.setTarget}
          dated={review.drafts.some((it) => `${it.start.date}${it.end.date}` !== "")}
        />
        <Remarks remarks={remarks} />
        <ul aria-label={t("whatFound")} className="flex flex-col gap-4">
          {segments.map((segment) => (
            <li key={segment.index}>
              <SegmentReviewCard
                segment={segment}
                review={review}
                store={store}
                // What would happen is known for the suggested trip only.
                known={onSuggested ? segment.known : "new"}
                open={open.has(segment.index)}
                onOpenChange={(on) => toggle(segment.index, on)}
                onShowInText={showInText}
              />
            </li>
          ))}
        </ul>
        <ReviewActions review={review} />
      </div>
      {!wide && (
        <div
          data-bottom-bar
          className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center pb-[max(1rem,env(safe-area-inset-bottom))]"
        >
          <SegmentedControl
            label={t("view")}
            value={view}
            onValueChange={setView}
            className="pointer-events-auto w-64 border bg-sunken shadow-float"
            segments={[
              { value: "fields", label: t("view.found"), icon: <ListChecks /> },
              { value: "text", label: t("view.text"), icon: <TextSearch /> },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** The segments that the reader saw and left out. */
function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul
      aria-label={t("remarks")}
      className="flex flex-col gap-1.5 rounded-card bg-warning-soft px-4 py-3 text-on-warning-soft"
    >
      {remarks.map((remark) => (
        <li key={remark} className="wrap-anywhere flex gap-2.5">
          <Info aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {spellValues(remark)}
        </li>
      ))}
    </ul>
  );
}

/**
 * Scrolls to the form's field for some words, or to the folded part that contains it; with `focus` it is unfolded and
 * focused.
 */
function goToField(form: HTMLElement, [key]: readonly FieldKey[], focus = false) {
  if (!key) return;
  const card = `[data-segment="${key.split(":")[0]}"]`;
  const field = form.querySelector<HTMLElement>(`[data-field="${key}"]`) ?? form.querySelector<HTMLElement>(card);
  if (!field) return;
  const folded = field.closest<HTMLElement>("details:not([open])");
  if (focus) folded?.setAttribute("open", "");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (focus ? field : (folded ?? field)).scrollIntoView({
    block: focus ? "center" : "nearest",
    behavior: calm ? "auto" : "smooth",
  });
  if (focus) field.querySelector<HTMLElement>("input, textarea, [role=combobox]")?.focus({ preventScroll: true });
}
