"use client";

import { capitalize } from "@caravan/domain/join-words";
import { useMutation } from "@tanstack/react-query";
import { PencilLine, Play, Plus, Route } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { listNames } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { isCollecting, memberOf, membersWithoutAnswer } from "../model/next-step.ts";
import type { Group } from "../model/types.ts";

/** The lead's next round. A round cannot be undone, so it asks first while somebody may still answer in time. */
export function RunButton({ group, ...look }: { group: Group } & Pick<ButtonProps, "variant" | "size">) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const run = useMutation(
    api.alignment.run.mutationOptions({
      onSuccess: ({ round_number, alignment_score, reconciled, warnings }) => {
        setAsking(false);
        const [warning] = warnings ?? [];
        toast({
          title: reconciled
            ? `You agree: round ${round_number} found something for everyone`
            : `Round ${round_number} is done`,
          description: warning?.message ?? `Score ${alignment_score} of 95.`,
        });
      },
      onError: (error) => {
        setAsking(false);
        toastError(error, "The round couldn't be run");
      },
    }),
  );
  const missing = membersWithoutAnswer(group.members);
  const inTime = group.response_deadline === null || Date.parse(group.response_deadline) > Date.now();
  const start = () => run.mutate({ trip_code: group.trip_code });
  return (
    <>
      <Button
        {...look}
        icon={<Play />}
        loading={run.isPending && !asking}
        onClick={() => (missing.length > 0 && inTime ? setAsking(true) : start())}
      >
        Run alignment
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => !run.isPending && setAsking(open)}
        title={`Run round ${group.round_number + 1} now?`}
        description={whatHappens(group)}
        confirmLabel="Run alignment"
        loading={run.isPending}
        onConfirm={start}
      />
    </>
  );
}

/** How a round treats those who have not answered. */
function whatHappens(group: Group): string {
  const missing = membersWithoutAnswer(group.members);
  const never = missing.filter((it) => it.preferences === null);
  const silent = missing.filter((it) => it.preferences !== null);
  const named = (members: typeof missing) =>
    listNames(members.map((it) => (it.user_id === group.you ? "you" : it.name)));
  const has = (members: typeof missing) => (members.length === 1 && members[0]?.user_id !== group.you ? "has" : "have");
  const left = group.max_rounds - group.round_number - 1;
  return [
    silent.length > 0 &&
      `${capitalize(named(silent))} ${has(silent)}n't answered since round ${group.round_number} and will count as accepting what it proposed.`,
    never.length > 0 && `${capitalize(named(never))} ${has(never)}n't answered yet and won't count.`,
    left === 0 ? "This is the last round." : `${left === 1 ? "One round is" : `${left} rounds are`} left after it.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Lets the creator add one more round to a group that has used all of them. */
export function AddRoundButton({ tripCode, ...look }: { tripCode: string } & Pick<ButtonProps, "variant" | "size">) {
  const api = useApi();
  const extend = useMutation(
    api.alignment.extend.mutationOptions({
      onSuccess: () => {
        toast({ title: "One more round added" });
      },
      onError: (error) => toastError(error, "No round was added"),
    }),
  );
  return (
    <Button
      {...look}
      icon={<Plus />}
      loading={extend.isPending}
      onClick={() => extend.mutate({ trip_code: tripCode, additional_rounds: 1 })}
    >
      Add a round
    </Button>
  );
}

/** Opens the form for the person's wishes. */
export function AnswerButton({
  group,
  onAnswer,
  ...look
}: { group: Group; onAnswer: () => void } & Pick<ButtonProps, "variant" | "size" | "block">) {
  const me = memberOf(group, group.you);
  if (!me) return null;
  return (
    <Button {...look} icon={<PencilLine />} onClick={onAnswer}>
      {me.state === "answered" || (me.preferences && !isCollecting(group)) ? "Change my answer" : "Say what suits you"}
    </Button>
  );
}

const PlanDialog = dynamic(() => import("./plan-dialog.tsx").then((module) => module.PlanDialog));

/** Asks for the missing details and makes the group's plan. */
export function PlanButton({
  group,
  children,
  ...look
}: { group: Group; children: ReactNode } & Pick<ButtonProps, "variant" | "size">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon={<Route />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <PlanDialog group={group} onClose={() => setOpen(false)} />}
    </>
  );
}
