"use client";

import { Check, CircleHelp, Ellipsis, Lock, MessageCircle, Pencil, RotateCcw, Scale, Trash2 } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
import { CommentsButton, useComments } from "@/features/comments/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { useBoardTools } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import type { Candidate } from "../model/types.ts";
import { Blurb, Origin, PlaceLine, PlacePicture } from "./place-facts.tsx";
import { Advice, Reasons } from "./place-opinions.tsx";
import { VoteButtons } from "./vote-buttons.tsx";

/** A place with the group's opinions. */
export const PlaceCard = memo(function PlaceCard({ candidate }: { candidate: Candidate }) {
  return (
    <CardFrame candidate={candidate} corner={<PlaceMenu candidate={candidate} />}>
      <Marks candidate={candidate} />
      {candidate.blurb && <Blurb text={candidate.blurb} />}
      <Origin candidate={candidate} />
      <VoteButtons candidate={candidate} />
      <Reasons candidate={candidate} />
      <Advice candidate={candidate} />
      <CommentsButton about={{ kind: "place", id: candidate.id }} of={candidate.name} className="-m-1.5" />
    </CardFrame>
  );
});

/** Picture, name and corner, which all cards have; a refusal is shown below. */
export function CardFrame({
  candidate,
  corner,
  children,
}: {
  candidate: Candidate;
  corner?: ReactNode;
  children: ReactNode;
}) {
  const { problems } = useBoardTools();
  const nameId = useId();
  const problem = problems[candidate.id];
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        "flex flex-col gap-3 rounded-card border bg-surface p-3.5 shadow-card",
        candidate.locked_in && "border-accent/60",
      )}
    >
      <div className="flex items-start gap-3">
        <PlacePicture candidate={candidate} shape="thumb" className="size-16 rounded-control" />
        <div className="min-w-0 flex-1 pt-0.5">
          <h3 id={nameId} className="wrap-anywhere font-semibold leading-snug">
            {candidate.name}
          </h3>
          <PlaceLine candidate={candidate} />
        </div>
        {corner && <div className="-mt-1.5 -mr-2 flex items-center">{corner}</div>}
      </div>
      {children}
      {problem && (
        <p role="alert" className="wrap-anywhere rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft text-sm">
          {t("notSaved", { problem })}
        </p>
      )}
    </article>
  );
}

/** Short notes about the place. */
export function Marks({ candidate }: { candidate: Candidate }) {
  const { split, locked_in, locked_in_by, cautions } = candidate;
  const doubt = cautions.find((it) => it.code === "not_found" || it.code === "unverified");
  const practical = cautions.filter((it) => it !== doubt).map((it) => it.message);
  if (!split && !locked_in && cautions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {locked_in && (
        <Badge tone="accent" icon={<Lock />}>
          {locked_in_by ? t("lockedBy", { name: locked_in_by }) : t("lane.locked")}
        </Badge>
      )}
      {split && (
        <Badge tone="warning" icon={<Scale />}>
          {t("split")}
        </Badge>
      )}
      {doubt && (
        <Badge tone="warning" icon={<CircleHelp />} wraps>
          {doubt.message}
        </Badge>
      )}
      {practical.length > 0 && <p className="text-muted text-sm">{practical.join(" · ")}</p>}
    </div>
  );
}

function PlaceMenu({ candidate }: { candidate: Candidate }) {
  const { actions, openEdit } = useBoardTools();
  const comments = useComments();
  const { status } = candidate;
  const lockIn: MenuItem = { label: t("lockIn"), icon: <Lock />, onSelect: () => void actions.lockIn(candidate) };
  const putBack: MenuItem = {
    label: t("putBack"),
    icon: <RotateCcw />,
    onSelect: () => void actions.reopen(candidate),
  };
  return (
    <DropdownMenu
      trigger={<IconButton label={t("optionsFor", { name: candidate.name })} icon={<Ellipsis />} />}
      groups={[
        [
          ...(status === "locked_in" ? [] : [lockIn]),
          ...(status === "board" ? [] : [putBack]),
          { label: t("edit"), icon: <Pencil />, onSelect: () => openEdit(candidate) },
          {
            label: t("comments"),
            icon: <MessageCircle />,
            onSelect: () => comments.open({ kind: "place", id: candidate.id }),
          },
        ],
        [{ label: t("drop"), icon: <Trash2 />, danger: true, onSelect: () => void actions.drop(candidate) }],
      ]}
    />
  );
}

/** A place that was read from a link or a text: the group decides whether it belongs on the board. */
export const ReviewCard = memo(function ReviewCard({ candidate }: { candidate: Candidate }) {
  const { actions, openEdit } = useBoardTools();
  return (
    <CardFrame candidate={candidate}>
      {candidate.confidence === "low" && <Badge tone="warning">{t("notSure")}</Badge>}
      {candidate.blurb && <Blurb text={candidate.blurb} />}
      <Origin candidate={candidate} />
      <Advice candidate={candidate} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<Check />} onClick={() => void actions.keep(candidate)}>
          {t("keep")}
        </Button>
        <Button variant="secondary" size="sm" icon={<Lock />} onClick={() => void actions.lockIn(candidate)}>
          {t("lockIn")}
        </Button>
        <span className="ml-auto flex">
          <TooltipButton label={t("edit")} icon={<Pencil />} onClick={() => openEdit(candidate)} />
          <TooltipButton label={t("drop")} icon={<Trash2 />} onClick={() => void actions.drop(candidate)} />
        </span>
      </div>
    </CardFrame>
  );
});
