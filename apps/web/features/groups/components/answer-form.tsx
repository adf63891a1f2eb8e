"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { errorOf, Form, setValues, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { sentences } from "@/ui/format.ts";
import { Sheet } from "@/ui/sheet.tsx";
import { toast } from "@/ui/toast.ts";
import { useNow } from "@/ui/use-now.ts";
import { t } from "../messages/index.ts";
import { proposalLine, timeLeft } from "../messages.ts";
import { acceptProposal, answerFieldAt, answerForm, answerOf, draftOf } from "../model/answer-form.ts";
import { memberOf } from "../model/next-step.ts";
import type { Alignment, Answer, Group } from "../model/types.ts";
import { AnswerFields } from "./answer-fields.tsx";

/** What suits the person in this group: to state it, change it, or confirm it. */
export function AnswerForm({ group, onClose }: { group: Group; onClose: () => void }) {
  const formId = useId();
  const stated = memberOf(group, group.you)?.preferences ?? null;
  // The values when the form was opened: untouched fields do not overwrite what came in meanwhile, for example from an
  // agent.
  const [before, setBefore] = useState(() => draftOf(stated));
  const [accepted, setAccepted] = useState(false);
  const form = useSchemaForm(answerForm, { defaultValues: before });
  const submit = useMutation(
    useApi().groups.submitPreferences.mutationOptions({
      onSuccess: ({ warnings }) => {
        const [warning] = warnings ?? [];
        toast({ title: t("answer.sent"), ...(warning && { description: warning.message }) });
      },
      onError: (error) => showRefusal(form, domainError(error), answerFieldAt),
    }),
  );
  // A refusal is shown in the form.
  const sent = (preferences: Answer) =>
    submit.mutateAsync({ trip_code: group.trip_code, preferences }).then(
      () => true,
      () => false,
    );
  const send = async (preferences: Answer) => {
    if (await sent(preferences)) onClose();
  };
  // react-hook-form tracks these only when they are read during rendering.
  const { isDirty, dirtyFields } = form.formState;
  const hasUnsent = isDirty && Object.keys(dirtyFields).length > 0;
  const accept = async (round: Alignment) => {
    const proposal = acceptProposal(before, round);
    if (!(await sent(answerOf(proposal, before)))) return;
    if (!hasUnsent) return onClose();
    // Unsent changes of the person are kept.
    setBefore(proposal);
    form.reset(proposal, { keepDirtyValues: true, keepErrors: true });
    setAccepted(true);
  };
  const isOpenRound = group.round_number > 0 && group.status !== "planned";
  const alignment = useQuery({
    ...useApi().alignment.get.queryOptions({ trip_code: group.trip_code }),
    enabled: isOpenRound,
  });

  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("answer.title")}
      description={t("answer.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} loading={submit.isPending}>
            {t("answer.send")}
          </Button>
        </>
      }
    >
      {isOpenRound && alignment.data && alignment.data.round_number > 0 && (
        <AnswerRound
          group={group}
          alignment={alignment.data}
          hasAnswered={stated !== null}
          busy={submit.isPending}
          accepted={accepted}
          hasUnsent={hasUnsent}
          onAccept={() => void accept(alignment.data)}
          onStandBy={() => send({})}
        />
      )}
      <Form
        id={formId}
        form={form}
        onSubmit={(draft) => send(answerOf(draft, before))}
        className="flex scroll-m-6 flex-col gap-5"
      >
        <AnswerFields
          group={group}
          draft={form.watch()}
          onChange={(changed) => setValues(form, changed)}
          fault={(name) => errorOf(form, name)}
        />
      </Form>
    </Sheet>
  );
}

interface AnswerRoundProps {
  group: Group;
  alignment: Alignment;
  /** They have answered before, so they can confirm it. */
  hasAnswered: boolean;
  busy: boolean;
  /** The proposal was accepted while this form was open. */
  accepted: boolean;
  /** The form has unsent changes. */
  hasUnsent: boolean;
  onAccept: () => void;
  onStandBy: () => void;
}

/** The proposal of the open round, and the two answers that need no form. */
function AnswerRound(props: AnswerRoundProps) {
  const { group, alignment, hasAnswered, busy, accepted, hasUnsent, onAccept, onStandBy } = props;
  const line = proposalLine(alignment, group.currency);
  const acceptable = alignment.proposed_dates !== null || alignment.proposed_destination !== null;
  const deadline = alignment.response_deadline;
  const left = timeLeft(deadline ?? "", useNow());
  return (
    <section
      aria-label={t("round.number", { round: String(alignment.round_number) })}
      className="mb-6 rounded-card bg-accent-soft p-4 text-on-accent-soft"
    >
      <p className="font-medium">
        {line
          ? t("round.proposes", { round: String(alignment.round_number), line })
          : t("round.proposesNothing", { round: String(alignment.round_number) })}
      </p>
      {accepted && (
        <p role="status" className="mt-1 font-medium">
          {t("round.accepted")}
        </p>
      )}
      <p className={accepted ? "hidden" : "mt-1 text-sm"}>
        {sentences([
          t(acceptable ? "round.accepting" : "round.sayBelow"),
          ...(hasUnsent && acceptable ? [t("round.unsentStays")] : []),
          ...(left !== null && hasAnswered ? [t("round.silence")] : []),
        ])}
      </p>
      {!accepted && (acceptable || hasAnswered) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {acceptable && (
            <Button size="sm" icon={<Check />} loading={busy} onClick={onAccept}>
              {t("round.accept")}
            </Button>
          )}
          {hasAnswered && (
            <Button size="sm" variant="secondary" loading={busy} onClick={onStandBy}>
              {t("round.keep")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
