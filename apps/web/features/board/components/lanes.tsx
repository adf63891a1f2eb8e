"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { useFocusNeighbour } from "@/ui/use-focus.ts";
import { t } from "../messages/index.ts";
import { type BoardView, keepOrder, lanesOf, viewOf } from "../model/lanes.ts";
import type { BoardData, Candidate } from "../model/types.ts";
import { DroppedPlaces } from "./dropped-places.tsx";
import { PlaceCard, ReviewCard } from "./place-card.tsx";

/** Side by side on a wide screen, one below the other on a phone. */
export function LanesView({ board, view, you }: { board: BoardData; view: BoardView; you: string }) {
  const lanes = lanesOf(board);
  const reviews = lanes.review.length > 0;
  return (
    <div
      className={classNames(
        "grid items-start gap-x-5 gap-y-8",
        reviews ? "lg:grid-cols-3" : "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
      )}
    >
      {reviews && (
        <Lane
          title={t("lane.review")}
          places={lanes.review}
          // Nobody votes in this lane yet.
          view={view.notVoted ? { ...view, notVoted: false } : view}
          you={you}
          empty=""
          review
        />
      )}
      <Lane
        title={t("lane.board")}
        places={lanes.board}
        view={view}
        you={you}
        wide={!reviews}
        empty={t("lane.boardEmpty")}
      />
      <div className="flex min-w-0 flex-col gap-6">
        <Lane title={t("lane.locked")} places={lanes.locked_in} view={view} you={you} empty={t("lane.lockedEmpty")} />
        <FoldedLane title={t("lane.out")} places={lanes.out} view={view} you={you} />
        <DroppedPlaces board={board} />
      </div>
    </div>
  );
}

/** How many cards are shown at a time: a board may have hundreds. */
const page = 24;

interface LaneProps {
  title: string;
  places: readonly Candidate[];
  view: BoardView;
  you: string;
  empty: ReactNode;
  /** The widest lane, where it has room for two columns. */
  wide?: boolean;
  review?: boolean;
}

function Lane({ title, empty, ...rest }: LaneProps) {
  const id = useId();
  const { places } = rest;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="flex items-baseline gap-2 font-semibold">
        {title} <Count number={places.length} />
      </h2>
      {places.length === 0 ? (
        <p className="rounded-card border border-dashed px-4 py-6 text-center text-muted text-sm">{empty}</p>
      ) : (
        <Cards {...rest} />
      )}
    </section>
  );
}

/** Decided places of the other kind, folded. */
function FoldedLane({ title, ...rest }: Omit<LaneProps, "empty">) {
  if (rest.places.length === 0) return null;
  return (
    <details className="group">
      <summary className="tap -ml-1 flex w-fit list-none items-center gap-2 rounded-control px-1 font-semibold text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {title} <Count number={rest.places.length} />
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <Cards {...rest} />
      </div>
    </details>
  );
}

const Count = ({ number }: { number: number }) => (
  <span className="font-normal text-faint text-sm tabular-nums">{number}</span>
);

function Cards({ places, view, you, wide = false, review = false }: Omit<LaneProps, "title" | "empty">) {
  const shown = useStableOrder(places, view, you);
  const [limit, setLimit] = useState(page);
  const more = shown.length - limit;
  const visible = shown.slice(0, limit);
  const { list, hold } = useFocusNeighbour(visible.map((it) => it.id));
  const Card = review ? ReviewCard : PlaceCard;
  if (shown.length === 0) return <p className="py-4 text-muted text-sm">{t("noMatch")}</p>;
  return (
    <>
      <ul {...list} className={classNames("grid items-start gap-3 sm:max-lg:grid-cols-2", wide && "lg:grid-cols-2")}>
        {visible.map((candidate) => (
          <li key={candidate.id} tabIndex={-1} onFocus={() => hold(candidate.id)} className="min-w-0 rounded-card">
            <Card candidate={candidate} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="secondary" onClick={() => setLimit(limit + page)}>
          {t("showMore", { count: String(Math.min(page, more)), total: String(shown.length) })}
        </Button>
      )}
    </>
  );
}

/**
 * The cards of a lane. A card keeps its place after a vote until the view changes, so that it does not move under the
 * pointer.
 */
function useStableOrder(lane: readonly Candidate[], view: BoardView, you: string): readonly Candidate[] {
  const next = useMemo(() => viewOf(lane, view, you), [lane, view, you]);
  const [kept, setKept] = useState<{ view: BoardView; ids: readonly string[] }>({ view, ids: [] });
  const ids = useMemo(
    () => (kept.view === view ? keepOrder(kept.ids, next, lane) : next.map((it) => it.id)),
    [kept, view, next, lane],
  );
  if (kept.view !== view || ids.length !== kept.ids.length || ids.some((id, index) => id !== kept.ids[index])) {
    setKept({ view, ids });
  }
  return useMemo(() => {
    const byId = new Map(lane.map((it) => [it.id, it]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [ids, lane]);
}
