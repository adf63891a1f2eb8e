"use client";

import { type CommentReaction, commentReactions } from "@caravan/domain/field-choices";
import { useMutation } from "@tanstack/react-query";
import { SmilePlus } from "lucide-react";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { toast } from "@/ui/toast.ts";
import type { Comment } from "./about.ts";

/** Names of the pictures, for screen readers. */
const words: Readonly<Record<CommentReaction, string>> = {
  "👍": "Thumbs up",
  "❤️": "Love",
  "😄": "Smile",
  "🎉": "Celebrate",
  "👀": "Looking into it",
  "🤔": "Not sure",
};

const look =
  "inline-flex min-h-8 min-w-8 items-center justify-center gap-1 rounded-full px-2 text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11";

export function CommentReactions({ comment }: { comment: Comment }) {
  const api = useApi();
  const [choosing, setChoosing] = useState(false);
  const react = useMutation(api.comments.react.mutationOptions());
  const set = async (reaction: CommentReaction, present: boolean) => {
    setChoosing(false);
    try {
      await react.mutateAsync({ comment_id: comment.id, reaction, present });
    } catch (error) {
      toast({ title: "That wasn't saved", description: domainError(error).message, tone: "danger" });
    }
  };
  const given = comment.reactions;
  return (
    <div className="-ml-1 flex flex-wrap items-center gap-1">
      {given.map(({ reaction, people, own }) => {
        const names = people.map((it) => it.name).join(", ");
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={own}
            aria-label={`${words[reaction]}: ${names}`}
            title={names}
            onClick={() => void set(reaction, !own)}
            className={classNames(
              look,
              "border tabular-nums",
              own ? "border-accent bg-accent-soft text-on-accent-soft" : "text-muted hover:bg-sunken",
            )}
          >
            <span aria-hidden="true">{reaction}</span>
            <span aria-hidden="true">{people.length}</span>
          </button>
        );
      })}
      <button
        type="button"
        aria-label="React"
        aria-expanded={choosing}
        onClick={() => setChoosing(!choosing)}
        className={classNames(look, "text-faint hover:bg-sunken hover:text-ink")}
      >
        <SmilePlus aria-hidden="true" className="size-4" />
      </button>
      {choosing &&
        commentReactions
          .filter((it) => !given.some(({ reaction, own }) => own && reaction === it))
          .map((reaction) => (
            <button
              key={reaction}
              type="button"
              aria-label={words[reaction]}
              onClick={() => void set(reaction, true)}
              className={classNames(look, "text-base hover:bg-sunken")}
            >
              <span aria-hidden="true">{reaction}</span>
            </button>
          ))}
    </div>
  );
}
