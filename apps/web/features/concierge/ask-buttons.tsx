"use client";

import { Compass, ListChecks } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import type { Concierge } from "./use-concierge.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import type { Telling } from "./use-telling.ts";

/** Questions, once a minute: until then the buttons count down. */
export function AskButtons({ concierge: { state, answer }, telling }: { concierge: Concierge; telling: Telling }) {
  const known = state.evaluation.next_at === null ? 0 : Date.parse(state.evaluation.next_at);
  const left = useSecondsLeft(Math.max(known, telling.nextAt ?? 0) || null);
  const waits = left > 0 || answer === "looking";
  const soon = left > 0 && <span className="block font-normal text-sm tabular-nums">in {left} s</span>;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2">
      <Button
        variant="secondary"
        icon={<Compass />}
        aria-disabled={waits}
        className="min-h-14 px-2"
        onClick={() => !waits && telling.ask("what_now")}
      >
        <span className="whitespace-nowrap text-left">What now? {soon}</span>
      </Button>
      <Button
        variant="secondary"
        icon={<ListChecks />}
        aria-disabled={waits}
        className="min-h-14 px-2"
        onClick={() => !waits && telling.ask(null)}
      >
        <span className="whitespace-nowrap text-left">Check my day {soon}</span>
      </Button>
    </div>
  );
}
