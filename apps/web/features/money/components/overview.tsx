import { fromMinor, type Minor, toAmount, toMinor } from "@caravan/domain/amount";
import { ArrowRight, ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatClauses, formatMoney, formatPercent, sentences, spellValues } from "@/ui/format.ts";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../messages/index.ts";
import { budgetOtherwise, leftWords, rangeWords } from "../model/budget-words.ts";
import type { Summary } from "../types.ts";

/** What was spent, what is only planned, and what is left of the budget. */
export function Overview({ summary }: { summary: Summary }) {
  const { currency, total, estimated, budget, missing_rates, prices_without_rate, travelers } = summary;
  const money = (amount: number) => formatMoney(amount, currency);
  const fixed = difference(total, estimated, currency);
  const over = budget.left !== null && budget.left < 0;
  const otherwise = budgetOtherwise(summary);
  return (
    <Card padding="lg">
      <section aria-labelledby="spent">
        <h2 id="spent" className="font-medium text-muted">
          {formatClauses([
            estimated > 0 ? t("spentAndPlanned") : t("spent"),
            ...(travelers > 1 ? [t("forAll", { travelers })] : []),
            ...(missing_rates.length > 0 || prices_without_rate !== null ? [t("unconverted")] : []),
          ])}
        </h2>
        <p className="wrap-anywhere mt-1 heading-page tabular-nums">{money(total)}</p>
        {budget.total !== null && budget.left !== null && (
          <>
            <BudgetBar total={budget.total} fixed={Number(fixed)} planned={estimated} over={over} />
            <p className={classNames("mt-3 font-medium tabular-nums", over && "text-danger")}>
              {leftWords(summary)}
              {otherwise && (
                <span className="font-normal text-muted"> {t("left.otherwise", { budget: otherwise })}</span>
              )}
            </p>
          </>
        )}
        <Expected summary={summary} />
        {budget.contradiction && (
          <p className="mt-2 flex items-start gap-2 text-on-warning-soft text-sm">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {spellValues(budget.contradiction)}
          </p>
        )}
        {estimated > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm tabular-nums">
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className={classNames("size-3 rounded-sm", over ? "bg-danger" : "bg-accent")} />
              {t("paid", { money: formatMoney(fixed, currency) })}
            </li>
            <li className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={classNames("size-3 rounded-sm", over ? "bg-danger/40" : "bg-accent/40")}
              />
              {t("planned", { money: money(estimated) })}
            </li>
          </ul>
        )}
        {budget.total === null && <p className="mt-2 text-muted">{t("noBudget")}</p>}
      </section>
    </Card>
  );
}

/** The likely total, including estimates for what has no price yet. */
function Expected({ summary }: { summary: Summary }) {
  const { unpriced, expected, currency, known_share, budget, open_nights: nights } = summary;
  const noRate = summary.prices_without_rate;
  const counts = { things: unpriced.length, nights: nights?.nights ?? 0 };
  if (counts.things + counts.nights === 0) return null;
  const isEstimated = expected.high > expected.low;
  return (
    <p className="mt-3 tabular-nums">
      {sentences([
        ...(isEstimated ? [t("expected.likely", { range: rangeWords(expected, currency) })] : []),
        openWords(counts),
        ...(noRate
          ? [t("expected.noRate", { count: noRate.things + noRate.nights, from: noRate.currency, to: currency })]
          : []),
        ...(isEstimated ? [t("expected.known", { percent: formatPercent(known_share) })] : []),
      ])}
      {budget.verdict === "likely_over" && <span className="font-medium text-danger"> {t("expected.over")}</span>}
    </p>
  );
}

function openWords({ things, nights }: { things: number; nights: number }): string {
  if (nights === 0) return t("expected.things", { count: things });
  return things === 0 ? t("expected.nights", { count: nights }) : t("expected.both", { things, nights });
}

function BudgetBar({ total, fixed, planned, over }: { total: number; fixed: number; planned: number; over: boolean }) {
  const whole = Math.max(total, fixed + planned) || 1;
  const width = (part: number) => ({ width: `${(part / whole) * 100}%` });
  return (
    <div aria-hidden="true" className="mt-4 flex h-3 overflow-hidden rounded-full bg-line">
      <span className={over ? "bg-danger" : "bg-accent"} style={width(fixed)} />
      <span className={over ? "bg-danger/40" : "bg-accent/40"} style={width(planned)} />
    </div>
  );
}

/** Amounts come as numbers; calculations with them use the server's rules. */
const minorOf = (amount: number, currency: string): Minor => toMinor(toAmount(amount), currency);

/** A decimal string, as `formatMoney` takes it. */
function difference(amount: number, less: number, currency: string): string {
  return fromMinor(minorOf(amount, currency) - minorOf(less, currency), currency);
}

interface SettlementsProps {
  summary: Summary;
  viewerId: string;
  /** Somebody has entered something. */
  hasExpenses: boolean;
}

/** Who pays whom, and from what that follows. */
export function Settlements({ summary, viewerId, hasExpenses }: SettlementsProps) {
  const { settlements, by_person, currency } = summary;
  return (
    <Card padding="lg">
      <section aria-labelledby="settle">
        <h2 id="settle" className="heading-section">
          {t("settle.title")}
        </h2>
        {settlements.length === 0 ? (
          <p className="mt-2 text-muted">{by_person.length > 0 ? t("settle.even") : whyNobody(summary, hasExpenses)}</p>
        ) : (
          <ul className="mt-3 flex flex-col gap-2">
            {settlements.map(({ from, to, amount }) => (
              <li
                key={`${from.user_id} ${to.user_id}`}
                className="flex items-center gap-3 rounded-control bg-sunken px-3 py-2.5"
              >
                <span aria-hidden="true" className="flex items-center gap-1.5 text-faint [&_svg]:size-4">
                  <Avatar name={from.name} person={from.user_id} size="sm" decorative />
                  <ArrowRight />
                  <Avatar name={to.name} person={to.user_id} size="sm" decorative />
                </span>
                <span className="wrap-anywhere min-w-0">
                  {richText(whoPays(from, to, viewerId, formatMoney(amount, currency)))}
                </span>
              </li>
            ))}
          </ul>
        )}
        {by_person.length > 0 && <People summary={summary} viewerId={viewerId} />}
      </section>
    </Card>
  );
}

type Payer = Summary["settlements"][number]["from"];

function whoPays(from: Payer, to: Payer, viewerId: string, money: string): readonly ReactNode[] {
  const b = (words: readonly ReactNode[]) => (
    <strong className="whitespace-nowrap font-semibold tabular-nums">{words}</strong>
  );
  if (from.user_id === viewerId) return t.parts("settle.youPay", { name: to.name, money, b });
  if (to.user_id === viewerId) return t.parts("settle.paysYou", { name: from.name, money, b });
  return t.parts("settle.pays", { name: from.name, other: to.name, money, b });
}

function whyNobody({ missing_rates }: Summary, hasExpenses: boolean): string {
  if (!hasExpenses) return t("settle.noExpenses");
  if (missing_rates.length > 0) return t("settle.noRate");
  return t("settle.noPayer");
}

function People({ summary, viewerId }: Pick<SettlementsProps, "summary" | "viewerId">) {
  const money = (amount: number) => formatMoney(amount, summary.currency);
  return (
    <details className="group mt-4">
      <summary className="tap inline-flex items-center gap-1.5 rounded-control font-medium text-accent text-sm underline-offset-4 hover:underline">
        {t("people.title")}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-sm tabular-nums [&_td]:whitespace-nowrap [&_td]:py-1.5 [&_td]:pl-3 sm:[&_td]:pl-4 [&_th]:py-1.5">
          <thead>
            <tr className="text-faint [&>th]:pl-3 sm:[&>th]:pl-4 [&>th]:text-right [&>th]:font-medium [&>th]:first:pl-0 [&>th]:first:text-left">
              <th scope="col">{t("people.person")}</th>
              <th scope="col">{t("people.paid")}</th>
              <th scope="col">{t("people.share")}</th>
              <th scope="col">{t("people.balance")}</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {summary.by_person.map((it) => (
              <tr key={it.user_id} className="[&>td]:text-right">
                <th scope="row" className="wrap-anywhere min-w-20 font-medium">
                  {it.user_id === viewerId ? t("you") : it.name}
                  {it.former && <span className="font-normal text-faint"> {t("left.mark")}</span>}
                </th>
                <td>{money(it.paid)}</td>
                <td>{money(it.share)}</td>
                <td>{it.balance > 0 ? `+${money(it.balance)}` : money(it.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
