import { Checkbox } from "@/ui/checkbox.tsx";
import { spellDates } from "@/ui/format.ts";
import { ChangeDetails } from "./change-details.tsx";
import type { ProposedChange } from "./proposal.ts";

export interface ChangeRowProps {
  change: ProposedChange;
  chosen: boolean;
  /** Why it cannot be chosen. */
  hindrance: string | null;
  /** What it comes with and is not chosen now. */
  missing: readonly string[];
  onChosen: (chosen: boolean) => void;
}

/** One of several changes of a proposal, with its tick. */
export function ChangeRow({ change, chosen, hindrance, missing, onChosen }: ChangeRowProps) {
  return (
    <li className="py-1">
      <Checkbox
        label={<span className="wrap-anywhere font-medium">{spellDates(change.summary)}</span>}
        checked={chosen}
        disabled={hindrance !== null}
        onCheckedChange={onChosen}
      />
      <div className="-mt-1 pl-8">
        <ChangeDetails change={change} hindrance={hindrance} />
        {!hindrance && missing.length > 0 && (
          <p className="wrap-anywhere text-muted text-sm">Only together with {missing.join(" and ")}</p>
        )}
      </div>
    </li>
  );
}
