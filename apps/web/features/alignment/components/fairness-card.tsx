import { ChevronDown, Scale } from "lucide-react";
import type { Group } from "@/features/groups/index.ts";
import { Card } from "@/ui/card.tsx";
import { listNames } from "@/ui/format.ts";
import { concessionWords, mostGiven } from "../messages.ts";
import type { AlignmentResult } from "../model/types.ts";

/** How much each member has given way over all rounds. Folded, so that it is no reproach. */
export function FairnessCard({ group, last }: { group: Group; last: AlignmentResult }) {
  if (last.round_number === 0 || last.fairness.length === 0) return null;
  const most = Math.max(...last.fairness.map((it) => it.gave_way_in_all), 1);
  const nameOf = (id: string, name: string) => (id === group.you ? "You" : name);
  const givers = mostGiven(last.fairness.map((it) => ({ ...it, name: nameOf(it.user_id, it.name) })));
  return (
    <Card padding="none">
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 max-sm:px-4 [&::-webkit-details-marker]:hidden">
          <Scale aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <h3 className="font-semibold">Who gives way</h3>
          <span className="wrap-anywhere min-w-0 flex-1 text-muted text-sm">
            {givers.length === 0 && "Nobody has to: everyone gets what they asked for."}
            {givers.length > 0 && `Thanks to ${listNames(givers.map((it) => (it === "You" ? "you" : it)))} most of all`}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="border-t px-5 pt-4 text-muted text-sm max-sm:px-4">
          What the last proposal asks of each person. The bar covers all rounds; private budgets are left out.
        </p>
        <ul aria-label="Who gives way" className="flex flex-col gap-3 px-5 py-4 max-sm:px-4">
          {last.fairness.map((it) => (
            <li
              key={it.user_id}
              className="wrap-anywhere grid items-center gap-x-4 gap-y-1 text-sm sm:grid-cols-[10rem_1fr_8rem]"
            >
              <span className="font-medium">{nameOf(it.user_id, it.name)}</span>
              <span className="text-muted">{concessionWords(it, it.user_id === group.you)}</span>
              <span aria-hidden="true" className="block h-2 rounded-full bg-line/70">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(it.gave_way_in_all / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
