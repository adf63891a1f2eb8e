"use client";

import { policyInput } from "@caravan/domain/board/policy-input";
import { severities } from "@caravan/domain/board/types";
import { ChevronDown, CircleAlert, CircleCheck, OctagonAlert, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { useSmallWindow } from "@/ui/use-window-size.ts";
import { t } from "../messages/index.ts";
import type { BoardData, Finding, Policy } from "../model/types.ts";

const states = () => ({
  ready: { Icon: CircleCheck, colour: "text-on-success-soft", words: t("ready.ready") },
  // The text also fits boards without rules.
  open: { Icon: CircleAlert, colour: "text-on-warning-soft", words: t("ready.open") },
  blocked: { Icon: OctagonAlert, colour: "text-danger", words: t("ready.blocked") },
});

export interface ReadinessProps {
  board: BoardData;
  isCreator: boolean;
  setPolicy: (policy: Policy) => Promise<void>;
}

/** Whether the group can go on to a plan, and what is missing. */
export function Readiness({ board, isCreator, setPolicy }: ReadinessProps) {
  const small = useSmallWindow();
  const [rulesOpen, setRulesOpen] = useState(false);
  const { ready, blockers, warnings, counts } = board;
  const { Icon, colour, words } = states()[ready ? (warnings.length > 0 ? "open" : "ready") : "blocked"];
  const facts = [
    t("count.locked", { count: counts.locked_in }),
    t("count.board", { count: String(counts.board) }),
    ...(counts.review > 0 ? [t("count.review", { count: String(counts.review) })] : []),
    ...(counts.splits > 0 ? [t("count.splits", { count: counts.splits })] : []),
    t("count.voted", { voters: String(counts.voters), members: String(counts.members) }),
  ];
  return (
    <Card padding="none" className="flex flex-col gap-2.5 p-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <Icon aria-hidden="true" className={classNames("size-5 shrink-0", colour)} />
        <h2 className="min-w-[min(8rem,75%)] flex-1 font-semibold">
          {ready && !board.policy_set && counts.locked_in === 0 ? t("noneLocked") : words}
        </h2>
        {isCreator && (
          <Button
            variant="ghost"
            size="sm"
            icon={<SlidersHorizontal />}
            onClick={() => setRulesOpen(true)}
            className="-my-2 -mr-2"
          >
            {t("rules")}
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-3 text-muted text-sm">
        {facts.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      {blockers.length + warnings.length > 0 && (
        <details open={blockers.length > 0 && !small} className="group">
          <summary className="flex w-fit list-none items-center gap-1.5 rounded-lg py-1 font-medium text-accent text-sm underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {toDo(blockers.length, warnings.length)}
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="mt-1.5 flex flex-col gap-2.5">
            {blockers.map((it) => (
              <FindingLine key={it.code} finding={it} blocks />
            ))}
            {warnings.map((it) => (
              <FindingLine key={it.code} finding={it} />
            ))}
          </ul>
        </details>
      )}
      {rulesOpen && <RulesDialog policy={board.policy} onSave={setPolicy} onClose={() => setRulesOpen(false)} />}
    </Card>
  );
}

function toDo(blockers: number, warnings: number): string {
  if (blockers === 0) return t("toCheck", { count: warnings });
  const inTheWay = t("inTheWay", { count: blockers });
  return warnings === 0 ? inTheWay : t("inTheWayToCheck", { inTheWay, count: String(warnings) });
}

function FindingLine({ finding, blocks = false }: { finding: Finding; blocks?: boolean }) {
  const Icon = blocks ? OctagonAlert : CircleAlert;
  return (
    <li className="wrap-anywhere flex gap-2 text-sm">
      <Icon
        aria-hidden="true"
        className={classNames("mt-0.5 size-4 shrink-0", blocks ? "text-danger" : "text-on-warning-soft")}
      />
      <p>
        <span className="sr-only">{`${t(blocks ? "inTheWay.prefix" : "toCheck.prefix")} `}</span>
        {finding.message} <span className="text-muted">{finding.how_to_clear}</span>
      </p>
    </li>
  );
}

const severityWords = () => ({ block: t("rule.block"), warn: t("rule.warn"), ignore: t("rule.ignore") });
const severityOptions = () => severities.map((value) => ({ value, label: severityWords()[value] }));

const questions = () =>
  [
    { key: "unresolved_splits", label: t("rule.splits") },
    { key: "failed_imports", label: t("links.failed") },
    { key: "review_candidates", label: t("rule.reviews") },
  ] as const;

interface RulesDialogProps {
  policy: Policy;
  onSave: (policy: Policy) => Promise<void>;
  onClose: () => void;
}

/** The conditions for planning. */
function RulesDialog({ policy, onSave, onClose }: RulesDialogProps) {
  const form = useSchemaForm(policyInput, { defaultValues: policy });
  const save = async (rules: Policy) => {
    try {
      await onSave(rules);
      onClose();
    } catch (error) {
      showRefusal(form, domainError(error));
    }
  };
  return (
    <SchemaFormDialog
      title={t("rules.title")}
      saveLabel={t("rules.save")}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="alignment_min_score" label={t("rules.score")} hint={t("rules.scoreHint")}>
          {({ value, onChange }) => (
            <NumberField min={0} max={100} value={value} onValueChange={(score) => onChange(score ?? 0)} />
          )}
        </FormField>
        <FormField form={form} name="min_locked_in_places" label={t("rules.places")}>
          {({ value, onChange }) => (
            <NumberField min={0} max={100} stepper value={value} onValueChange={(places) => onChange(places ?? 0)} />
          )}
        </FormField>
      </div>
      {questions().map(({ key, label }) => (
        <FormField key={key} form={form} name={key} label={label}>
          {({ value, onChange }) => <Select options={severityOptions()} value={value} onValueChange={onChange} />}
        </FormField>
      ))}
      <Switch
        label={t("rules.anyway")}
        hint={t("rules.anywayHint")}
        checked={form.watch("creator_override")}
        onCheckedChange={(allowed) => form.setValue("creator_override", allowed)}
      />
    </SchemaFormDialog>
  );
}
