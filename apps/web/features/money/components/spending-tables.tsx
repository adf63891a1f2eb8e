import { type ReactNode, useId } from "react";
import { Card } from "@/ui/card.tsx";
import { formatDate, formatMoney } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import type { Summary } from "../types.ts";
import { CategoryIcon } from "./category-icon.tsx";

export function ByCategory({ summary }: { summary: Summary }) {
  if (summary.by_category.length === 0) return null;
  const bars = summary.by_category.map(({ category, amount, estimated }) => ({
    id: category,
    label: (
      <>
        <CategoryIcon category={category} />
        {t(`category.${category}`)}
      </>
    ),
    amount,
    estimated,
  }));
  return (
    <BarTable title={t("tables.byCategory")} rowsAre={t("tables.category")} bars={bars} currency={summary.currency} />
  );
}

export function ByDay({ summary }: { summary: Summary }) {
  if (summary.by_day.length === 0) return null;
  const bars = summary.by_day.map(({ date, amount, estimated }) => ({
    id: date ?? "undated",
    label: date === null ? t("tables.undated") : formatDate(date, "day"),
    amount,
    estimated,
  }));
  return <BarTable title={t("tables.byDay")} rowsAre={t("tables.day")} bars={bars} currency={summary.currency} />;
}

interface Bar {
  readonly id: string;
  readonly label: ReactNode;
  readonly amount: number;
  /** The part that is only planned. */
  readonly estimated: number;
}

interface BarTableProps {
  title: string;
  /** The name of the rows, for screen readers. */
  rowsAre: string;
  bars: readonly Bar[];
  currency: string;
}

/** A chart that is a table: bars to compare by eye, with the same names and amounts for screen readers. */
function BarTable({ title, rowsAre, bars, currency }: BarTableProps) {
  const id = useId();
  const most = Math.max(...bars.map((it) => it.amount), 0) || 1;
  const width = (amount: number) => ({ width: `${(amount / most) * 100}%` });
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <table aria-labelledby={id} className="mt-2 w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{rowsAre}</th>
              <th scope="col">{t("tables.amount")}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.id} className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pt-1.5 pb-4">
                <th
                  scope="row"
                  className="flex items-center gap-2 text-left font-normal text-[0.9375rem] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint"
                >
                  {bar.label}
                </th>
                <td className="text-right text-[0.9375rem] tabular-nums">
                  {formatMoney(bar.amount, currency)}
                  <span
                    aria-hidden="true"
                    className="absolute inset-x-0 bottom-1 flex h-2 overflow-hidden rounded-full bg-line/60"
                  >
                    <span className="bg-accent" style={width(bar.amount - bar.estimated)} />
                    <span className="bg-accent/40" style={width(bar.estimated)} />
                  </span>
                  {bar.estimated > 0 && (
                    <span className="sr-only">
                      {t("tables.ofWhich", { money: formatMoney(bar.estimated, currency) })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
