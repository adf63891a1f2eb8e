import { madeWords } from "./taken-back.ts";
import type { TakeBackReport } from "./use-take-back.ts";

/** What taking back leaves as it is: the trips that the key made, and what no history is kept of. */
export function WhatStays({ created }: { created: TakeBackReport["created_trips"] }) {
  const made = madeWords(created);
  return (
    <div className="mt-5 flex flex-col gap-1 text-[0.9375rem] text-muted first:mt-0">
      {made && <p className="wrap-anywhere">{made}</p>}
      <p>Travel preferences are not part of it: what it changed there stays.</p>
    </div>
  );
}
