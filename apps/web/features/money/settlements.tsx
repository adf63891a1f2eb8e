import { ArrowRight, ChevronDown } from "lucide-react";
import { Avatar } from "@/ui/avatar.tsx";
import { Card } from "@/ui/card.tsx";
import { formatMoney } from "@/ui/format.ts";
import type { Summary } from "./types.ts";

export interface SettlementsProps {
  summary: Summary;
  viewerId: string;
  /** Somebody has entered something. */
  hasExpenses: boolean;
}

/** Who pays whom, and what that follows from. */
export function Settlements({ summary, viewerId, hasExpenses }: SettlementsProps) {
  const { settlements, by_person, currency } = summary;
  return (
    <Card padding="lg">
      <section aria-labelledby="settle">
        <h2 id="settle" className="heading-section">
          Who owes whom
        </h2>
        {settlements.length === 0 ? (
          <p className="mt-2 text-muted">
            {by_person.length > 0 ? "All even: nobody owes anything." : nobody(hasExpenses)}
          </p>
        ) : (
          <ul className="mt-3 flex flex-col gap-2">
            {settlements.map(({ from, to, amount }) => (
              <li
                key={`${from.user_id} ${to.user_id}`}
                className="flex items-center gap-3 rounded-control bg-sunken px-3 py-2.5"
              >
                <span aria-hidden="true" className="flex items-center gap-1.5 text-faint [&_svg]:size-4">
                  <Avatar name={from.name} size="sm" decorative />
                  <ArrowRight />
                  <Avatar name={to.name} size="sm" decorative />
                </span>
                <span className="wrap-anywhere min-w-0">
                  {from.user_id === viewerId ? "You pay " : `${from.name} pays `}
                  {to.user_id === viewerId ? "you" : to.name}{" "}
                  <strong className="whitespace-nowrap font-semibold tabular-nums">
                    {formatMoney(amount, currency)}
                  </strong>
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

const nobody = (hasExpenses: boolean) =>
  hasExpenses
    ? "Nobody is said to have paid for anything yet. Say so in an expense and it counts here."
    : "Enter who paid for something, and it says here who pays whom.";

function People({ summary, viewerId }: Pick<SettlementsProps, "summary" | "viewerId">) {
  const money = (amount: number) => formatMoney(amount, summary.currency);
  return (
    <details className="group mt-4">
      <summary className="tap inline-flex items-center gap-1.5 rounded-control font-medium text-accent text-sm underline-offset-4 hover:underline">
        What each paid and shares
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-sm tabular-nums [&_td]:whitespace-nowrap [&_td]:py-1.5 [&_td]:pl-3 sm:[&_td]:pl-4 [&_th]:py-1.5">
          <thead>
            <tr className="text-faint [&>th]:pl-3 sm:[&>th]:pl-4 [&>th]:text-right [&>th]:font-medium [&>th]:first:pl-0 [&>th]:first:text-left">
              <th scope="col">Person</th>
              <th scope="col">Paid</th>
              <th scope="col">Share</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {summary.by_person.map((it) => (
              <tr key={it.user_id} className="[&>td]:text-right">
                <th scope="row" className="wrap-anywhere min-w-20 font-medium">
                  {it.user_id === viewerId ? "You" : it.name}
                  {it.former && <span className="font-normal text-faint"> (left)</span>}
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
