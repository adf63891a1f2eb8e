"use client";

import { useState } from "react";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { spellValues } from "@/ui/format.ts";
import { Input, Textarea } from "@/ui/input.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { TimeField } from "@/ui/time-field.tsx";
import { type Amendment, amendable, amendmentsOf } from "./amendments.ts";
import { t } from "./messages/index.ts";
import type { ProposedChange } from "./proposal.ts";

export interface ProposalAnswer {
  readonly decision: "approve" | "reject";
  readonly reply: string;
  readonly amend: readonly Amendment[];
}

interface AnswerDialogProps {
  /** Those that would be approved. */
  changes: readonly ProposedChange[];
  busy: boolean;
  onAnswer: (answer: ProposalAnswer) => void;
  onClose: () => void;
}

/** Approves a proposal with other times or names, or decides it with a word to whoever proposed it. */
export function AnswerDialog({ changes, busy, onAnswer, onClose }: AnswerDialogProps) {
  const [decision, setDecision] = useState<"approve" | "reject">("approve");
  const [reply, setReply] = useState("");
  const [drafts, setDrafts] = useState<Readonly<Record<string, { title?: string; start?: string }>>>({});
  const write = (id: string, draft: { title?: string; start?: string }) =>
    setDrafts({ ...drafts, [id]: { ...drafts[id], ...draft } });
  return (
    <FormDialog
      title={t("answer")}
      description={t("answer.text")}
      saveLabel={decision === "approve" ? t("approve") : t("reject")}
      saving={busy}
      onSave={() =>
        onAnswer({ decision, reply: reply.trim(), amend: decision === "approve" ? amendmentsOf(drafts) : [] })
      }
      onClose={onClose}
    >
      <SegmentedControl
        label={t("decision")}
        value={decision}
        onValueChange={setDecision}
        segments={[
          { value: "approve", label: t("approve") },
          { value: "reject", label: t("reject") },
        ]}
      />
      {decision === "approve" &&
        amendable(changes).map(({ activityId, summary }) => (
          <fieldset key={activityId} className="flex flex-col gap-2">
            <legend className="wrap-anywhere mb-2 font-medium text-sm">{spellValues(summary)}</legend>
            <div className="grid grid-cols-[1fr_8rem] gap-3">
              <Field label={t("nameInstead")} optional>
                <Input
                  maxLength={255}
                  value={drafts[activityId]?.title ?? ""}
                  onChange={(event) => write(activityId, { title: event.currentTarget.value })}
                />
              </Field>
              <Field label={t("startInstead")} optional>
                <TimeField
                  value={drafts[activityId]?.start ?? ""}
                  onValueChange={(start) => write(activityId, { start })}
                />
              </Field>
            </div>
          </fieldset>
        ))}
      <Field label={t("message")} hint={t("message.hint")} optional>
        <Textarea maxLength={300} value={reply} onChange={(event) => setReply(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  );
}
