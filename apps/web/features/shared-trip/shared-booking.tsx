import { spotGlyphs } from "@/features/map/index.ts";
import type { SharedMoment } from "./bookings-by-day.ts";

/** A flight, check-in or table, where the link shows bookings. */
export function SharedBooking({ moment: { kind, kindWord, title, times } }: { moment: SharedMoment }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 py-3 print:break-inside-avoid">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="mt-1 size-6 justify-self-center text-muted"
      >
        <path d={spotGlyphs[kind]} />
      </svg>
      <div className="wrap-anywhere min-w-0">
        <h3 className="font-medium text-lg">
          <span className="sr-only">{kindWord}: </span>
          {title}
        </h3>
        {times && <p className="text-muted text-sm tabular-nums">{times}</p>}
      </div>
    </li>
  );
}
