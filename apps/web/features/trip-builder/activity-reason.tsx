import { ChevronRight } from "lucide-react";

/** Why the planner chose it, for who wants to know. */
export function ActivityReason({ reason }: { reason: string }) {
  return (
    <details className="group/why text-sm">
      <summary className="-ml-1 inline-flex min-h-8 list-none items-center gap-1 rounded-lg px-1 text-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-transform group-open/why:rotate-90" />
        Why this?
      </summary>
      <p className="pb-1 pl-4.5 text-muted">{reason}</p>
    </details>
  );
}
