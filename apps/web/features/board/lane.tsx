"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { useFocusNeighbour } from "../../ui/use-focus.ts";
import type { BoardView } from "./lanes.ts";
import { PlaceCard } from "./place-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { Candidate } from "./types.ts";
import { useSettled } from "./use-settled.ts";

/** Cards at a time: a board may have hundreds. */
const page = 24;

export interface LaneProps {
  title: string;
  places: readonly Candidate[];
  view: BoardView;
  you: string;
  /** Said where there is nothing. */
  empty: ReactNode;
  /** The widest lane, where it has the room of two. */
  wide?: boolean;
  review?: boolean;
}

export function Lane({ title, empty, ...rest }: LaneProps) {
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

/** What is settled the other way, folded up. */
export function FoldedLane({ title, ...rest }: Omit<LaneProps, "empty">) {
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
  const shown = useSettled(places, view, you);
  const [limit, setLimit] = useState(page);
  const more = shown.length - limit;
  const visible = shown.slice(0, limit);
  const { list, hold } = useFocusNeighbour(visible.map((it) => it.id));
  const Card = review ? ReviewCard : PlaceCard;
  if (shown.length === 0) return <p className="py-4 text-muted text-sm">Nothing here fits the filter.</p>;
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
          Show {Math.min(page, more)} more of {shown.length}
        </Button>
      )}
    </>
  );
}
