"use client";

import { Check, Lock, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { useBoardTools } from "./board-context.tsx";
import { CardFrame } from "./place-card.tsx";
import { Blurb, Origin } from "./place-facts.tsx";
import { Advice } from "./said.tsx";
import type { Candidate } from "./types.ts";

/** A place that was read from a link or a text: does it belong on the board? */
export const ReviewCard = memo(function ReviewCard({ candidate }: { candidate: Candidate }) {
  const { actions, openEdit } = useBoardTools();
  return (
    <CardFrame candidate={candidate}>
      {candidate.confidence === "low" && <Badge tone="warning">Not sure that we read it right</Badge>}
      {candidate.blurb && <Blurb text={candidate.blurb} />}
      <Origin candidate={candidate} />
      <Advice candidate={candidate} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<Check />} onClick={() => void actions.keep(candidate)}>
          Keep
        </Button>
        <Button variant="secondary" size="sm" icon={<Lock />} onClick={() => void actions.lockIn(candidate)}>
          Lock in
        </Button>
        <span className="ml-auto flex">
          <IconButton label="Edit" icon={<Pencil />} onClick={() => openEdit(candidate)} />
          <IconButton label="Drop" icon={<Trash2 />} onClick={() => void actions.drop(candidate)} />
        </span>
      </div>
    </CardFrame>
  );
});
