import { budgetForWords } from "@caravan/domain/money/budget";
import { ReceiptText } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { count, formatDate } from "@/ui/format.ts";
import { categoryWords } from "../messages.ts";
import { rangeWords } from "../model/budget-words.ts";
import type { Summary, Unpriced } from "../types.ts";
import { CategoryIcon } from "./category-icon.tsx";

interface UnpricedThingsProps {
  summary: Summary;
  canEdit: boolean;
  onPrice: (thing: Unpriced) => void;
}

/** Things that will cost something and have no price yet, with the usual prices at the destination. */
export function UnpricedThings({ summary, canEdit, onPrice }: UnpricedThingsProps) {
  const { unpriced, open_nights: nights, prices_of: city, currency, travelers } = summary;
  if (unpriced.length === 0 && nights === null) return null;
  const hasEstimates = unpriced.some((it) => it.estimate !== null) || nights?.estimate != null;
  return (
    <section aria-labelledby="unpriced" className="mt-7">
      <h3 id="unpriced" className="font-semibold">
        Without a price
      </h3>
      <p className="mt-0.5 text-muted text-sm">
        {hasEstimates && city
          ? `Estimated from usual prices in ${city}${travelers > 1 ? `, ${budgetForWords("all", travelers)}` : ""}.`
          : "There are no usual prices to estimate these from."}
      </p>
      <ul aria-labelledby="unpriced" className="mt-3 divide-y rounded-card border border-dashed">
        {unpriced.map((it) => (
          <li key={it.key} className="flex flex-wrap items-start gap-x-3 px-4 py-3">
            <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted [&_svg]:size-4.5">
              <CategoryIcon category={it.category} />
            </span>
            <div className="min-w-18 flex-1">
              <p className="wrap-anywhere font-medium">{it.title}</p>
              <p className="text-muted text-sm">
                <span className="sr-only">{categoryWords[it.category]}, </span>
                {it.date === null ? "No date" : formatDate(it.date, "day")}
              </p>
              {canEdit && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ReceiptText />}
                  className="-ml-3 text-accent"
                  aria-label={`Enter what ${it.title} costs`}
                  onClick={() => onPrice(it)}
                >
                  Enter what it costs
                </Button>
              )}
            </div>
            <p className="ml-auto pt-0.5 text-muted tabular-nums">
              {it.estimate ? `about ${rangeWords(it.estimate, currency)}` : "no estimate"}
            </p>
          </li>
        ))}
        {nights && (
          <li className="flex flex-wrap items-start gap-x-3 px-4 py-3">
            <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted [&_svg]:size-4.5">
              <CategoryIcon category="accommodation" />
            </span>
            <div className="min-w-18 flex-1">
              <p className="font-medium">{count(nights.nights, "night")} without a place to stay</p>
              <p className="text-muted text-sm">Part of the likely total, until a stay is booked or planned.</p>
            </div>
            <p className="ml-auto pt-0.5 text-muted tabular-nums">
              {nights.estimate ? `about ${rangeWords(nights.estimate, currency)}` : "no estimate"}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
