"use client";

import { type CommentReaction, commentReactions } from "@caravan/domain/field-choices";
import { useMutation } from "@tanstack/react-query";
import { CircleHelp, Eye, Heart, PartyPopper, Smile, SmilePlus, ThumbsUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatClauses } from "@/ui/format.ts";
import type { Comment } from "./about.ts";
import { t } from "./messages/index.ts";

type Word = "thumbs" | "love" | "smile" | "celebrate" | "look" | "unsure";

/** Drawn by us, because not every device has letters for them. */
const pictures: Readonly<Record<CommentReaction, { readonly word: Word; readonly icon: ReactNode }>> = {
  "👍": { word: "thumbs", icon: <ThumbsUp /> },
  "❤️": { word: "love", icon: <Heart /> },
  "😄": { word: "smile", icon: <Smile /> },
  "🎉": { word: "celebrate", icon: <PartyPopper /> },
  "👀": { word: "look", icon: <Eye /> },
  "🤔": { word: "unsure", icon: <CircleHelp /> },
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
      toastError(error, t("react.failed"));
    }
  };
  const given = comment.reactions;
  return (
    <div className="-ml-1 flex flex-wrap items-center gap-1">
      {given.map(({ reaction, people, own }) => {
        const names = formatClauses(people.map((it) => it.name));
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={own}
            aria-label={t("reaction", { reaction: t(`reaction.${pictures[reaction].word}`), names })}
            title={names}
            onClick={() => void set(reaction, !own)}
            className={classNames(
              look,
              "border tabular-nums",
              own ? "border-accent bg-accent-soft text-on-accent-soft" : "text-muted hover:bg-sunken",
            )}
          >
            <span aria-hidden="true" className="[&>svg]:size-4">
              {pictures[reaction].icon}
            </span>
            <span aria-hidden="true">{people.length}</span>
          </button>
        );
      })}
      <button
        type="button"
        aria-label={t("react")}
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
              aria-label={t(`reaction.${pictures[reaction].word}`)}
              onClick={() => void set(reaction, true)}
              className={classNames(look, "text-muted hover:bg-sunken hover:text-ink")}
            >
              <span aria-hidden="true" className="[&>svg]:size-4">
                {pictures[reaction].icon}
              </span>
            </button>
          ))}
    </div>
  );
}
