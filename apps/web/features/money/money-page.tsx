"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { domainError } from "@/features/api-client/index.ts";
import type { Trip, Viewer } from "@/features/trips/types.ts";
import { Button } from "@/ui/button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { ByCategory } from "./by-category.tsx";
import { ByDay } from "./by-day.tsx";
import { DeleteExpenseDialog } from "./delete-expense-dialog.tsx";
import { DownloadSheet } from "./download-sheet.tsx";
import { Entries } from "./entries.tsx";
import { ExpenseDialog, type ExpenseTask } from "./expense-dialog.tsx";
import { NoMoney } from "./no-money.tsx";
import { Overview } from "./overview.tsx";
import { Rates } from "./rates.tsx";
import { Settlements } from "./settlements.tsx";
import type { Expense } from "./types.ts";
import { useMoney } from "./use-money.ts";

export function MoneyPage({ trip, viewer }: { trip: Trip; viewer: Viewer }) {
  const { money, summary, members, error, retry } = useMoney(trip);
  const [task, setTask] = useState<ExpenseTask | null>(null);
  const [deleting, setDeleting] = useState<Expense | null>(null);
  const page = useRef<HTMLDivElement>(null);
  // What opened a dialog may be gone with what it did: then the focus stays on the page all the same.
  const keepFocus = () =>
    requestAnimationFrame(
      () => document.activeElement === document.body && page.current?.focus({ preventScroll: true }),
    );
  const canEdit = trip.role !== "viewer";

  if (error)
    return (
      <ErrorState title="The money could not be loaded" description={domainError(error).message} onRetry={retry} />
    );
  if (!money || !summary || !members) return <MoneySkeleton />;

  const isEmpty = money.expenses.length + money.automatic.length === 0;
  const add = canEdit && (
    <Button icon={<Plus />} onClick={() => setTask({ kind: "add" })}>
      Add expense
    </Button>
  );
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      {isEmpty ? (
        <NoMoney trip={trip} summary={summary} action={add} />
      ) : (
        <div className="flex flex-col gap-8">
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Overview summary={summary} />
            <Settlements summary={summary} viewerId={viewer.id} hasExpenses={money.expenses.length > 0} />
          </div>
          <Rates trip={trip} summary={summary} rates={money.rates} canEdit={canEdit} />
          <div className="grid items-start gap-x-5 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <section aria-labelledby="entries" className="min-w-0">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="entries" className="heading-section">
                  Expenses
                </h2>
                <div className="flex flex-wrap gap-2">
                  <DownloadSheet tripId={trip.id} />
                  {add}
                </div>
              </div>
              <Entries
                money={money}
                viewerId={viewer.id}
                canEdit={canEdit}
                onEdit={(expense) => setTask({ kind: "edit", expense })}
                onReplace={(automatic) => setTask({ kind: "replace", automatic })}
                onDelete={setDeleting}
              />
            </section>
            <div className="flex flex-col gap-5">
              <ByCategory summary={summary} />
              <ByDay summary={summary} />
            </div>
          </div>
        </div>
      )}
      {task && (
        <ExpenseDialog
          trip={trip}
          task={task}
          viewerId={viewer.id}
          members={members}
          onClose={() => {
            setTask(null);
            keepFocus();
          }}
        />
      )}
      <DeleteExpenseDialog
        expense={deleting}
        onClose={() => {
          setDeleting(null);
          keepFocus();
        }}
      />
    </div>
  );
}

function MoneySkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-busy="true">
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
