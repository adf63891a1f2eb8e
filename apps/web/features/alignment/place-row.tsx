import { Ban, Star } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import type { PlaceVotes } from "./places.ts";
import { listNames, ordinal } from "./proposal-words.ts";

export interface PlaceRowProps {
  place: PlaceVotes;
  namers: number;
}

/** One place: how many want it out of those who named any, who and how much, and who rules it out. */
export function PlaceRow({ place, namers }: PlaceRowProps) {
  const { name, wantedBy, vetoedBy, isOption, isProposed, leads } = place;
  const isOut = vetoedBy.length > 0;
  return (
    <li className="wrap-anywhere flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={classNames("font-medium", isOut && "text-muted line-through decoration-danger")}>{name}</span>
        {isProposed && <Badge tone="accent">Proposed</Badge>}
        {leads && (
          <Badge tone="success" icon={<Star />}>
            Leads
          </Badge>
        )}
        {isOption && wantedBy.length === 0 && <Badge>First idea</Badge>}
        <span className="ml-auto text-muted text-sm tabular-nums">
          {namers > 0 && `${wantedBy.length} of ${namers}`}
        </span>
      </div>
      {namers > 0 && <Bar share={wantedBy.length / namers} isOut={isOut} />}
      {wantedBy.length > 0 && (
        <p className="text-muted text-sm">
          {listNames(
            wantedBy.map((it) => `${it.name} (${ordinal(it.rank)})`),
            6,
          )}
        </p>
      )}
      {isOut && (
        <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <Ban aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {rulesOut(vetoedBy)}
        </p>
      )}
    </li>
  );
}

/** The notch is where more than half begins. */
function Bar({ share, isOut }: { share: number; isOut: boolean }) {
  return (
    <span aria-hidden="true" className="relative block h-2 rounded-full bg-line/70">
      <span
        className={classNames("block h-full rounded-full", isOut ? "bg-line-strong" : "bg-accent")}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
      <span className="absolute -inset-y-1 left-1/2 w-0.5 rounded-full bg-line-strong" />
    </span>
  );
}

function rulesOut(names: readonly string[]): string {
  const alone = names.length === 1 && names[0] !== "You";
  return `${listNames(names)} ${alone ? "rules" : "rule"} it out`;
}
