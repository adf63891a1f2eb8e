"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, PencilLine } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { toast } from "@/ui/toast.tsx";
import { useCheckedDraft } from "@/ui/use-checked-draft.ts";
import { useNow } from "../../../ui/use-now.ts";
import { proposalLine, timeLeft } from "../messages.ts";
import { type AnswerDraft, acceptProposal, answerOf, answerProblems, draftOf } from "../model/answer-form.ts";
import { isCollecting, memberOf } from "../model/next-step.ts";
import type { Alignment, Answer, Group } from "../model/types.ts";
import { AnswerFields } from "./answer-fields.tsx";

/** Opens what suits the person in this group: to say it, to change it, or to stand by it. */
export function AnswerButton({ group, ...look }: { group: Group } & Pick<ButtonProps, "variant" | "size" | "block">) {
  const [open, setOpen] = useState(false);
  const me = memberOf(group, group.you);
  if (!me) return null;
  return (
    <>
      <Button {...look} icon={<PencilLine />} onClick={() => setOpen(true)}>
        {me.state === "answered" || (me.preferences && !isCollecting(group))
          ? "Change my answer"
          : "Say what suits you"}
      </Button>
      {open && <AnswerForm group={group} onClose={() => setOpen(false)} />}
    </>
  );
}

function AnswerForm({ group, onClose }: { group: Group; onClose: () => void }) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const said = memberOf(group, group.you)?.preferences ?? null;
  // As it was when the form was opened: what comes in meanwhile, from an agent say, is not undone by what was left alone.
  const [before] = useState(() => draftOf(said));
  const checked = useCheckedDraft(before, answerProblems);
  const { draft, found, change } = checked;
  const { send, sending, error } = useSubmitAnswer(group, onClose);
  const refused = error && domainError(error);
  const isOpenRound = group.round_number > 0 && group.status !== "planned";
  const alignment = useQuery({
    ...useApi().alignment.get.queryOptions({ trip_code: group.trip_code }),
    enabled: isOpenRound,
  });

  useEffect(() => {
    if (found.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]:is(input,button)")?.focus();
  }, [found]);
  useEffect(() => {
    if (error) form.current?.scrollIntoView({ block: "start" });
  }, [error]);
  const fault = (name: keyof AnswerDraft) => checked.fault(name) ?? fieldError(refused, wirePaths[name] ?? name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (sending) return;
    if (checked.check()) send(answerOf(draft, before));
  };

  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title="What suits you"
      description="Leave out what you do not mind: it then counts as fine with you."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            Send my answer
          </Button>
        </>
      }
    >
      {isOpenRound && alignment.data && alignment.data.round_number > 0 && (
        <AnswerRound
          group={group}
          alignment={alignment.data}
          hasAnswered={said !== null}
          busy={sending}
          onAccept={() => send(answerOf(acceptProposal(before, alignment.data), before))}
          onStandBy={() => send({})}
        />
      )}
      <form id={formId} ref={form} noValidate onSubmit={submit} className="flex scroll-m-6 flex-col gap-5">
        {refused && <FormAlert>{refused.message}</FormAlert>}
        <AnswerFields group={group} draft={draft} onChange={change} fault={fault} />
      </form>
    </Sheet>
  );
}

/** Where the server finds fault with a part, as it names it. */
const wirePaths: Partial<Record<keyof AnswerDraft, string>> = {
  start: "preferences.dates.ideal_start",
  end: "preferences.dates.ideal_end",
  blackout: "preferences.dates.blackout_dates",
  choices: "preferences.destination.top_choices",
  veto: "preferences.destination.veto",
  min: "preferences.budget.min",
  max: "preferences.budget.max",
  accommodation: "preferences.accommodation",
  activities: "preferences.activities",
};

interface AnswerRoundProps {
  group: Group;
  alignment: Alignment;
  /** They have answered before, so there is something to stand by. */
  hasAnswered: boolean;
  busy: boolean;
  onAccept: () => void;
  onStandBy: () => void;
}

/** What the open round proposes, and the two answers that need no form. */
function AnswerRound({ group, alignment, hasAnswered, busy, onAccept, onStandBy }: AnswerRoundProps) {
  const line = proposalLine(alignment, group.currency);
  const acceptable = alignment.proposed_dates !== null || alignment.proposed_destination !== null;
  const deadline = alignment.response_deadline;
  const left = timeLeft(deadline ?? "", useNow());
  return (
    <section
      aria-label={`Round ${alignment.round_number}`}
      className="mb-6 rounded-card bg-accent-soft p-4 text-on-accent-soft"
    >
      <p className="font-medium">
        {line
          ? `Round ${alignment.round_number} proposes ${line}`
          : `Round ${alignment.round_number} found nothing yet to propose`}
      </p>
      <p className="mt-1 text-sm">
        {acceptable
          ? "Accepting makes its dates yours and puts its place first. Your budget and the rest stay as you said them."
          : "Say below what suits you now."}
        {left !== null && hasAnswered && " Saying nothing counts as accepting once the time is up."}
      </p>
      {(acceptable || hasAnswered) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {acceptable && (
            <Button size="sm" icon={<Check />} loading={busy} onClick={onAccept}>
              Accept this
            </Button>
          )}
          {hasAnswered && (
            <Button size="sm" variant="secondary" loading={busy} onClick={onStandBy}>
              Stand by my answer
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Sends what suits the person; what it changes for the group is read again. */
function useSubmitAnswer(group: Pick<Group, "trip_code">, onSent: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const submit = useMutation(
    api.groups.submitPreferences.mutationOptions({
      onSuccess: async ({ warnings }) => {
        onSent();
        const [warning] = warnings ?? [];
        toast({ title: "Your answer is in", ...(warning && { description: warning.message }) });
        await Promise.all([
          cache.invalidateQueries(api.groups.pathFilter()),
          cache.invalidateQueries(api.alignment.pathFilter()),
        ]);
      },
    }),
  );
  return {
    send: (preferences: Answer) => submit.mutate({ trip_code: group.trip_code, preferences }),
    sending: submit.isPending,
    error: submit.error,
  };
}
