import { AutomaticLine } from "./automatic-line.tsx";
import { ExpenseLine } from "./expense-line.tsx";
import type { Automatic, Expense, Money } from "./types.ts";

export interface EntriesProps {
  money: Money;
  viewerId: string;
  canEdit: boolean;
  onEdit: (expense: Expense) => void;
  onReplace: (automatic: Automatic) => void;
  onDelete: (expense: Expense) => void;
}

/** What was entered, and apart from it what comes from the plan and the bookings. */
export function Entries({ money, viewerId, canEdit, onEdit, onReplace, onDelete }: EntriesProps) {
  const { expenses, automatic } = money;
  return (
    <div className="mt-4 flex flex-col gap-7">
      {expenses.length > 0 && (
        <ul aria-label="Entered" className="divide-y rounded-card border bg-surface shadow-card">
          {expenses.map((it) => (
            <ExpenseLine
              key={it.id}
              expense={it}
              viewerId={viewerId}
              canEdit={canEdit}
              onEdit={() => onEdit(it)}
              onDelete={() => onDelete(it)}
            />
          ))}
        </ul>
      )}
      {automatic.length > 0 && (
        <section aria-labelledby="automatic">
          <h3 id="automatic" className="font-semibold">
            From the plan and the bookings
          </h3>
          <p className="mt-0.5 text-muted text-sm">
            These come by themselves. {canEdit && "When you know who paid what, enter it: it takes their place."}
          </p>
          <ul aria-labelledby="automatic" className="mt-3 divide-y rounded-card border border-dashed">
            {automatic.map((it) => (
              <AutomaticLine key={it.key} automatic={it} canEdit={canEdit} onReplace={() => onReplace(it)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
