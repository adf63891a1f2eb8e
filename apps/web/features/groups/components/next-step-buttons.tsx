"use client";

import { capitalize } from "@caravan/domain/join-words";
import { withTexts } from "@caravan/languages/texts";
import { useMutation } from "@tanstack/react-query";
import { PencilLine, Play, Plus, Route } from "lucide-react";
import { type ReactNode, useState } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { listPeople, sentences } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
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
            ? t("run.agree", { round: String(round_number) })
            : t("run.done", { round: String(round_number) }),
          description: warning?.message ?? t("run.score", { score: String(alignment_score) }),
        });
      },
      onError: (error) => {
        setAsking(false);
        toastError(error, t("run.failed"));
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
        {t("run")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => !run.isPending && setAsking(open)}
        title={t("run.title", { round: String(group.round_number + 1) })}
        description={whatHappens(group)}
        confirmLabel={t("run")}
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
  const whoOf = (members: typeof missing) => ({
    who: members.length > 1 ? "other" : members[0]?.user_id === group.you ? "you" : "one",
    names: capitalize(listPeople(members.map((it) => (it.user_id === group.you ? t("youInList") : it.name)))),
  });
  const left = group.max_rounds - group.round_number - 1;
  return sentences([
    ...(silent.length > 0 ? [t("run.silent", { ...whoOf(silent), round: String(group.round_number) })] : []),
    ...(never.length > 0 ? [t("run.never", whoOf(never))] : []),
    left === 0 ? t("run.last") : t("run.left", { count: left }),
  ]);
}

/** Lets the creator add one more round to a group that has used all of them. */
export function AddRoundButton({ tripCode, ...look }: { tripCode: string } & Pick<ButtonProps, "variant" | "size">) {
  const api = useApi();
  const extend = useMutation(
    api.alignment.extend.mutationOptions({
      onSuccess: () => {
        toast({ title: t("round.added") });
      },
      onError: (error) => toastError(error, t("round.notAdded")),
    }),
  );
  return (
    <Button
      {...look}
      icon={<Plus />}
      loading={extend.isPending}
      onClick={() => extend.mutate({ trip_code: tripCode, additional_rounds: 1 })}
    >
      {t("round.add")}
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
      {me.state === "answered" || (me.preferences && !isCollecting(group)) ? t("answer.change") : t("answer.say")}
    </Button>
  );
}

const PlanDialog = loadedApart(() =>
  withTexts("groups/plan", () => import("./plan-dialog.tsx")).then((module) => module.PlanDialog),
);

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
