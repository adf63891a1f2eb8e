"use client";

import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { useCheckedDraft } from "@/ui/use-checked-draft.ts";
import { type AnswerDraft, accepting, answerOf, answerProblems, draftOf } from "./answer-draft.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { AnswerRound } from "./answer-round.tsx";
import { isCollecting, memberOf } from "./next-step.ts";
import type { Group } from "./types.ts";
import { useAnswer } from "./use-answer.ts";

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
  const { send, sending, error } = useAnswer(group, onClose);
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
          onAccept={() => send(answerOf(accepting(before, alignment.data), before))}
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
