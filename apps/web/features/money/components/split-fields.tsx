"use client";

import { fromMinor } from "@caravan/domain/amount";
import { decimalsOf } from "@caravan/domain/currency-decimals";
import { splitModes } from "@caravan/domain/money/expense-split";
import { CircleCheck } from "lucide-react";
import { useId } from "react";
import { Checkbox } from "@/ui/checkbox.tsx";
import type { SchemaForm } from "@/ui/form.tsx";
import { formatMoney } from "@/ui/format.ts";
import { NumberField } from "@/ui/number-field.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { t } from "../messages/entry/index.ts";
import { type ExpenseDraft, leftOf, owedIn, type Sharer } from "../model/expense-draft.ts";

interface SplitFieldsProps {
  form: SchemaForm<ExpenseDraft, ExpenseDraft>;
  viewerId: string;
}

/** Who shares the expense and how; each person's share is updated while typing. */
export function SplitFields({ form, viewerId }: SplitFieldsProps) {
  const errorId = useId();
  const draft = form.watch();
  const error = form.formState.errors.sharers?.message;
  const revalidate = { shouldValidate: form.formState.isSubmitted };
  const owed = owedIn(draft);
  const set = (userId: string, part: Partial<Sharer>) =>
    form.setValue(
      "sharers",
      draft.sharers.map((it) => (it.userId === userId ? { ...it, ...part } : it)),
      revalidate,
    );
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium text-[0.9375rem]">{t("shared")}</legend>
      <SegmentedControl
        label={t("shared.how")}
        segments={splitModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={draft.mode}
        onValueChange={(mode) => {
          form.setValue("mode", mode);
          form.clearErrors("sharers");
        }}
        className="mt-1.5 w-full sm:w-auto"
      />
      <ul className="mt-2 divide-y">
        {draft.sharers.map((it) => {
          const share = owed.get(it.userId);
          const name = it.userId === viewerId ? t("you", { name: it.name }) : it.name;
          return (
            <li key={it.userId} className="flex min-h-14 items-center gap-3">
              <Checkbox
                label={<span className="wrap-anywhere">{name}</span>}
                checked={it.shares}
                onCheckedChange={(shares) => set(it.userId, { shares })}
                className="min-w-0 flex-1"
              />
              {it.shares && draft.mode === "weights" && (
                <NumberField
                  aria-label={t("sharesOf", { name: it.name })}
                  value={it.weight}
                  onValueChange={(weight) => set(it.userId, { weight })}
                  min={0}
                  step={0.5}
                  className="w-16 shrink-0 sm:w-20"
                />
              )}
              {it.shares && draft.mode === "amounts" && (
                <NumberField
                  aria-label={t("amountOf", { name: it.name })}
                  value={it.amount}
                  onValueChange={(amount) => set(it.userId, { amount })}
                  min={0}
                  step={10 ** -decimalsOf(draft.currency)}
                  className="w-32 shrink-0"
                />
              )}
              {it.shares && draft.mode !== "amounts" && (
                <span className="min-w-16 shrink-0 text-right text-muted tabular-nums">
                  {share === undefined ? "–" : formatMoney(fromMinor(share, draft.currency), draft.currency)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {draft.mode === "amounts" && <SplitCheck draft={draft} />}
      {error && (
        <p id={errorId} role="alert" className="mt-1 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Whether the amounts add up, by the rules of the server. */
function SplitCheck({ draft }: { draft: ExpenseDraft }) {
  const left = leftOf(draft);
  if (left === null) return null;
  const money = (minor: bigint) => formatMoney(fromMinor(minor, draft.currency), draft.currency);
  return (
    <p role="status" className="mt-2 flex items-center gap-2 font-medium text-sm tabular-nums [&_svg]:size-4">
      {left === 0n ? (
        <>
          <CircleCheck aria-hidden="true" className="text-accent" />
          {t("split.fits")}
        </>
      ) : left > 0n ? (
        t("split.open", { money: money(left) })
      ) : (
        <span className="text-danger">{t("split.over", { money: money(-left) })}</span>
      )}
    </p>
  );
}
