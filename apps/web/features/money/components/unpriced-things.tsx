import { ReceiptText } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { formatClauses, formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
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
        {t("unpriced.title")}
      </h3>
      <p className="mt-0.5 text-muted text-sm">
        {hasEstimates && city ? estimatedIn(city, travelers) : t("unpriced.noEstimates")}
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
                <span className="sr-only">{formatClauses([t(`category.${it.category}`), ""])}</span>
                {it.date === null ? t("noDate") : formatDate(it.date, "day")}
              </p>
              {canEdit && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ReceiptText />}
                  className="-ml-3 text-accent"
                  aria-label={t("enterNextOf", { title: it.title })}
                  onClick={() => onPrice(it)}
                >
                  {t("enterNext")}
                </Button>
              )}
            </div>
            <p className="ml-auto pt-0.5 text-muted tabular-nums">
              {it.estimate ? t("unpriced.about", { range: rangeWords(it.estimate, currency) }) : t("unpriced.none")}
            </p>
          </li>
        ))}
        {nights && (
          <li className="flex flex-wrap items-start gap-x-3 px-4 py-3">
            <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted [&_svg]:size-4.5">
              <CategoryIcon category="accommodation" />
            </span>
            <div className="min-w-18 flex-1">
              <p className="font-medium">{t("unpriced.nights", { count: nights.nights })}</p>
              <p className="text-muted text-sm">{t("unpriced.nightsHint")}</p>
            </div>
            <p className="ml-auto pt-0.5 text-muted tabular-nums">
              {nights.estimate
                ? t("unpriced.about", { range: rangeWords(nights.estimate, currency) })
                : t("unpriced.none")}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}

const estimatedIn = (city: string, travelers: number) =>
  travelers > 1
    ? t("unpriced.estimatesFor", { city, whom: t("forAll", { travelers }) })
    : t("unpriced.estimates", { city });
