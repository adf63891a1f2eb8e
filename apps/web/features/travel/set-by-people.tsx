import { UserPen } from "lucide-react";
import { correctedWords, isByHand } from "./corrected.ts";
import type { Segment } from "./types.ts";

/** Of one that came from a mail: what of it people corrected. What was written by hand is theirs altogether. */
export function SetByPeople({ segment }: { segment: Segment }) {
  const words = correctedWords(segment);
  if (words === "" || isByHand(segment)) return null;
  return (
    <p className="flex items-start gap-1.5 text-faint text-sm">
      <UserPen aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      Set by a person: {words}
    </p>
  );
}
