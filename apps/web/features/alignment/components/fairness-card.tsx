import { ChevronDown, Scale } from "lucide-react";
import type { Group } from "@/features/groups/index.ts";
import { Card } from "@/ui/card.tsx";
import { listPeople } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { concessionWords, mostGiven } from "../messages.ts";
import type { AlignmentResult } from "../model/types.ts";

/** How much each member has given way over all rounds. Folded, so that it is no reproach. */
export function FairnessCard({ group, last }: { group: Group; last: AlignmentResult }) {
  if (last.round_number === 0 || last.fairness.length === 0) return null;
  const most = Math.max(...last.fairness.map((it) => it.gave_way_in_all), 1);
  const nameOf = (id: string, name: string) => (id === group.you ? t("you") : name);
  const givers = mostGiven(last.fairness.map((it) => ({ ...it, name: nameOf(it.user_id, it.name) })));
  return (
    <Card padding="none">
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 max-sm:px-4 [&::-webkit-details-marker]:hidden">
          <Scale aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <h3 className="font-semibold">{t("givesWay")}</h3>
          <span className="wrap-anywhere min-w-0 flex-1 text-muted text-sm">
            {givers.length === 0 && t("givesWay.none")}
            {givers.length > 0 &&
              t("givesWay.thanks", { names: listPeople(givers.map((it) => (it === t("you") ? t("youInList") : it))) })}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="border-t px-5 pt-4 text-muted text-sm max-sm:px-4">{t("givesWay.text")}</p>
        <ul aria-label={t("givesWay")} className="flex flex-col gap-3 px-5 py-4 max-sm:px-4">
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
