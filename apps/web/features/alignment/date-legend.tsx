import { MessageCircleOff } from "lucide-react";
import type { ReactNode } from "react";
import { DayMarkBox } from "./day-mark.tsx";

/** What the colours and patterns mean. */
export function DateLegend({ tentative, proposed, silent }: Record<"tentative" | "proposed" | "silent", boolean>) {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      <Entry word="Ideal" box={<DayMarkBox mark="ideal" />} />
      <Entry word="Possible" box={<DayMarkBox mark="flexible" />} />
      <Entry word="Cannot" box={<DayMarkBox mark="blackout" />} />
      {proposed && <Entry word="Proposed" box={<span className="block h-1.5 w-full rounded-full bg-ink" />} />}
      {tentative && (
        <Entry
          word="First idea"
          box={<span className="block h-0 w-full border-line-strong border-t-2 border-dotted" />}
        />
      )}
      {silent && (
        <Entry word="Silent since the last round" box={<MessageCircleOff className="mx-auto size-4 text-faint" />} />
      )}
    </ul>
  );
}

function Entry({ word, box }: { word: string; box: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className="block w-5">
        {box}
      </span>
      {word}
    </li>
  );
}
