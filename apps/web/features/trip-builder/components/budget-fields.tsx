"use client";

import { fromMinor, toAmount } from "@caravan/domain/amount";
import { type BudgetFor, budgetOf, statedAmounts } from "@caravan/domain/money/budget";
import { useState } from "react";
import type { DomainError } from "@/features/api-client/index.ts";
import { formatMoney } from "@/ui/format.ts";
import { NumberField } from "@/ui/number-field.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { t } from "../messages/details/index.ts";
import type { TripDraft } from "../model/trip-draft.ts";
import { type EditDraft, EditField } from "./edit-field.tsx";

const fieldOf = { each: "budget_per_person", all: "total_budget" } as const;
const other = { each: "all", all: "each" } as const satisfies Record<BudgetFor, BudgetFor>;

const amountOf = (value: number | null) => (value === null ? null : toAmount(value));

/** A trip's only budget, for each traveller or for all: setting one clears the other. */
export function BudgetFields({ form, error }: { form: EditDraft<TripDraft>; error: DomainError | null }) {
  const { draft, set } = form;
  const stated = {
    budgetPerPerson: amountOf(draft.budget_per_person),
    totalBudget: amountOf(draft.total_budget),
    travelers: draft.travelers ?? 1,
    currency: draft.currency,
  };
  const budget = budgetOf(stated);
  const [whose, setWhose] = useState<BudgetFor>(budget?.for ?? "each");
  const said = (kind: BudgetFor, minor: bigint) => {
    const money = formatMoney(fromMinor(minor, draft.currency), draft.currency);
    return kind === "each"
      ? t("budget.hintEach", { money })
      : t("budget.hintAll", { money, travelers: stated.travelers });
  };
  const contradiction = budget?.other
    ? t("budget.differ", {
        first: said(budget.for, budget.stated),
        second: said(budget.other.for, budget.other.stated),
      })
    : null;
  const setFor = (kind: BudgetFor, value: number | null) =>
    set(
      kind === "each"
        ? { budget_per_person: value, total_budget: null }
        : { budget_per_person: null, total_budget: value },
    );
  const choose = (kind: BudgetFor) => {
    setWhose(kind);
    if (!budget) return;
    const { each, all } = statedAmounts(budget, draft.currency);
    setFor(kind, Number(kind === "each" ? each : all));
  };
  const money = (value: unknown) => formatMoney(Number(value), draft.currency);
  const field = (kind: BudgetFor) => (
    <EditField
      form={form}
      error={error}
      name={fieldOf[kind]}
      label={t(`budget.${kind}`)}
      show={money}
      hint={hint(kind)}
    >
      <NumberField value={draft[fieldOf[kind]]} onValueChange={(value) => setFor(kind, value)} min={0} step={0.01} />
    </EditField>
  );
  const hint = (kind: BudgetFor) => {
    if (!budget || budget.for !== kind || stated.travelers < 2 || contradiction) return undefined;
    const { each, all } = statedAmounts(budget, draft.currency);
    return kind === "each"
      ? t("budget.hintAll", { money: formatMoney(all, draft.currency), travelers: stated.travelers })
      : t("budget.hintEach", { money: formatMoney(each, draft.currency) });
  };
  // The other field is shown when it contradicts this one, or when somebody else has just changed it.
  const showsOther = contradiction !== null || fieldOf[other[whose]] in form.theirs;
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t("budget.whose")}
        segments={[
          { value: "each", label: t("budget.forEach") },
          { value: "all", label: t("budget.forAll") },
        ]}
        value={whose}
        onValueChange={choose}
        className="self-start"
      />
      {field(whose)}
      {showsOther && field(other[whose])}
      {contradiction && <p className="text-muted text-sm">{contradiction}</p>}
    </div>
  );
}
