"use client";

import { withTexts } from "@caravan/languages/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Plus, Wallet } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { domainError, type Trip, useApi, type Viewer } from "@/features/api-client/index.ts";
import { TripPage } from "@/features/trips/index.ts";
import { PeopleColours } from "@/ui/avatar.tsx";
import { Button } from "@/ui/button.tsx";
import { buttonStyle } from "@/ui/button-style.ts";
import { sentences } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { t } from "../messages/index.ts";
import { statedBudget } from "../model/budget-words.ts";
import type { Expense, Summary } from "../types.ts";
import { DeleteExpenseDialog } from "./delete-expense-dialog.tsx";
import { Entries } from "./entries.tsx";
import type { ExpenseTask } from "./expense-dialog.tsx";
import { Overview, Settlements } from "./overview.tsx";
import { Rates } from "./rates.tsx";
import { ByCategory, ByDay } from "./spending-tables.tsx";
import { UnpricedThings } from "./unpriced-things.tsx";

// Loaded when somebody enters an expense: most visits only read.
const ExpenseDialog = loadedApart(() =>
  withTexts("money/entry", () => import("./expense-dialog.tsx")).then((it) => it.ExpenseDialog),
);

/** What a trip costs and who owes whom. */
export function MoneyScreen({ tripId, viewer }: { tripId: string; viewer: Viewer }) {
  return (
    <TripPage tripId={tripId} name={t("name")}>
      {(trip) => <MoneyPage trip={trip} viewer={viewer} />}
    </TripPage>
  );
}

function MoneyPage({ trip, viewer }: { trip: Trip; viewer: Viewer }) {
  const { money, summary, members, error, retry } = useMoney(trip);
  const [task, setTask] = useState<ExpenseTask | null>(null);
  const [deleting, setDeleting] = useState<Expense | null>(null);
  const page = useRef<HTMLDivElement>(null);
  // The element that opened a dialog may be gone; then the focus moves to the page.
  const keepFocus = () =>
    requestAnimationFrame(
      () => document.activeElement === document.body && page.current?.focus({ preventScroll: true }),
    );
  const canEdit = trip.role !== "viewer";
  const people = useMemo(() => (members ?? []).map((it) => ({ id: it.user_id, name: it.name ?? it.email })), [members]);

  if (error) return <ErrorState title={t("failed")} description={domainError(error).message} onRetry={retry} />;
  if (!money || !summary || !members) return <MoneySkeleton />;

  const isEmpty = money.expenses.length + money.automatic.length + summary.unpriced.length === 0;
  const add = canEdit && (
    <Button icon={<Plus />} onClick={() => setTask({ kind: "add" })}>
      {t("add")}
    </Button>
  );
  return (
    <PeopleColours people={people}>
      <div ref={page} tabIndex={-1} className="outline-none">
        {isEmpty ? (
          <NoMoney summary={summary} action={add} />
        ) : (
          <div className="flex flex-col gap-8">
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <Overview summary={summary} />
              <Settlements summary={summary} viewerId={viewer.id} hasExpenses={money.expenses.length > 0} />
            </div>
            <Rates trip={trip} summary={summary} rates={money.rates} reference={money.reference} canEdit={canEdit} />
            <div className="grid items-start gap-x-5 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <section aria-labelledby="entries" className="min-w-0">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h2 id="entries" className="heading-section">
                    {t("expenses")}
                  </h2>
                  <div className="flex flex-wrap gap-2">
                    <DownloadSheet tripId={trip.id} />
                    {add}
                  </div>
                </div>
                <Entries
                  money={money}
                  travelers={summary.travelers}
                  viewerId={viewer.id}
                  canEdit={canEdit}
                  onEdit={(expense) => setTask({ kind: "edit", expense })}
                  onReplace={(replaced) => setTask({ kind: "replace", replaced })}
                  onDelete={setDeleting}
                />
                <UnpricedThings
                  summary={summary}
                  canEdit={canEdit}
                  onPrice={({ key, title, category, date }) =>
                    setTask({
                      kind: "replace",
                      replaced: { key, title, category, date, amount: null, currency: summary.currency },
                    })
                  }
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
    </PeopleColours>
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

/** Everything that the page shows. Sums depend on the plan too, so they are read again when it has changed. */
function useMoney(trip: Trip) {
  const api = useApi();
  const cache = useQueryClient();
  const of = { trip_id: trip.id };
  const list = useQuery({
    ...api.expenses.list.queryOptions(of),
    // Reference rates that are on their way; nothing else on the page waits for them.
    refetchInterval: ({ state: { data, dataUpdateCount } }) => data?.reference_pending && dataUpdateCount < 4 && 2500,
  });
  const summary = useQuery(api.expenses.summary.queryOptions(of));
  const members = useQuery(api.members.list.queryOptions(of));

  const seen = useRef(trip.revision);
  useEffect(() => {
    if (seen.current === trip.revision) return;
    seen.current = trip.revision;
    void cache.invalidateQueries(api.expenses.pathFilter());
  }, [trip.revision, cache, api]);

  const all = [list, summary, members];
  return {
    money: list.data,
    summary: summary.data?.summary,
    members: members.data?.members,
    error: all.find((it) => it.error && !it.data)?.error ?? null,
    retry: () => all.forEach((it) => void it.refetch()),
  };
}

/** Shown while nothing has a cost. */
function NoMoney({ summary, action }: { summary: Summary; action: ReactNode }) {
  const stated = statedBudget(summary);
  const texts = [
    action ? t("empty.canAdd") : t("empty.canRead"),
    ...(stated === null ? [] : [t("empty.budget", { budget: stated })]),
  ];
  return <EmptyState art={<Wallet />} title={t("empty.title")} description={sentences(texts)} action={action} />;
}

/** A plain link, because browsers handle downloads themselves. */
function DownloadSheet({ tripId }: { tripId: string }) {
  return (
    <a
      href={`/api/trips/${encodeURIComponent(tripId)}/expenses.csv`}
      download
      className={buttonStyle({ variant: "secondary" })}
    >
      <Download aria-hidden="true" className="size-[1.15em]" />
      {t("download")}
    </a>
  );
}
