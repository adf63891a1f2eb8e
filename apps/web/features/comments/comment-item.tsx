"use client";

import { useMutation } from "@tanstack/react-query";
import { Bot, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { domainError, toastError, useApi } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDate, formatInstant, formatRelative } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { InlineFormButtons } from "@/ui/inline-form-buttons.tsx";
import { usePageAccount } from "@/ui/use-page-account.ts";
import type { Comment } from "./about.ts";
import { MentionField, sendsOnEnter } from "./comment-form.tsx";
import { CommentReactions } from "./comment-reactions.tsx";
import { mentionedParts } from "./mention-draft.ts";
import { t } from "./messages/index.ts";

interface CommentItemProps {
  comment: Comment;
  names: readonly string[];
  /** Says what it is about: in the list of all comments on a trip. */
  saysAbout: boolean;
  editing: boolean;
  onEditing: (on: boolean) => void;
}

export function CommentItem({ comment, names, saysAbout, editing, onEditing }: CommentItemProps) {
  const { author } = comment;
  return (
    <li className="flex gap-2.5">
      <Avatar name={author.name} person={author.user_id} size="sm" decorative />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-2">
          <p className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
            <Author author={author} />
            <time dateTime={comment.created_at} title={formatInstant(comment.created_at)}>
              {formatRelative(comment.created_at, Date.now())}
            </time>
            {comment.edited_at && <span title={formatInstant(comment.edited_at)}>{t("edited")}</span>}
          </p>
          <CommentMenu comment={comment} onEdit={() => onEditing(true)} />
        </div>
        {saysAbout && <AboutLine about={comment.about} />}
        {editing ? (
          <CommentEdit comment={comment} names={names} onClose={() => onEditing(false)} />
        ) : (
          <p className="wrap-anywhere whitespace-pre-line">
            {mentionedParts(
              comment.text,
              comment.mentions.map((it) => it.name),
            ).map((part, index) =>
              part.mention ? (
                // By place: a text may mention somebody twice, and a piece of it has no state.
                <strong key={index} className="font-semibold text-accent">
                  {part.text}
                </strong>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
        <CommentReactions comment={comment} />
      </div>
    </li>
  );
}

/** An agent is always shown as an agent. */
function Author({ author }: Pick<Comment, "author">) {
  const isReader = usePageAccount() === author.user_id;
  if (author.agent_name === null)
    return <span className="font-medium text-ink">{isReader ? t("you") : author.name}</span>;
  return (
    <>
      <Badge tone="accent" icon={<Bot />} className="wrap-anywhere max-w-full whitespace-normal!">
        <span className="sr-only">{t("agent")} </span>
        {author.agent_name}
      </Badge>
      <span>{isReader ? t("for.you") : t("for.other", { name: author.name })}</span>
    </>
  );
}

function AboutLine({ about }: Pick<Comment, "about">) {
  if (about.kind === "trip") return null;
  const title = about.title && (about.kind === "day" ? formatDate(about.title, "day") : about.title);
  return <p className="wrap-anywhere text-faint text-sm">{title ? t("on", { title }) : t("on.deleted")}</p>;
}

function CommentMenu({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(api.comments.delete.mutationOptions());
  if (!comment.own && !comment.can_delete) return null;
  const confirm = async () => {
    try {
      await remove.mutateAsync({ comment_id: comment.id });
    } catch (error) {
      toastError(error, t("delete.failed"));
    }
    setAsking(false);
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={t("options", { name: comment.author.name })} icon={<Ellipsis />} className="-my-2.5" />
        }
        groups={[
          comment.own ? [{ label: t("edit"), icon: <Pencil />, onSelect: onEdit }] : [],
          [{ label: t("delete"), icon: <Trash2 />, danger: true, onSelect: () => setAsking(true) }],
        ]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={(next) => !next && !remove.isPending && setAsking(false)}
        title={t("delete.ask")}
        description={t("delete.text")}
        confirmLabel={t("delete.confirm")}
        danger
        loading={remove.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

function CommentEdit({ comment, names, onClose }: { comment: Comment; names: readonly string[]; onClose: () => void }) {
  const api = useApi();
  const [text, setText] = useState(comment.text);
  const update = useMutation(api.comments.update.mutationOptions());
  const save = async () => {
    if (text.trim() === "") return;
    try {
      await update.mutateAsync({ comment_id: comment.id, text });
      onClose();
    } catch {
      // The mutation has the error, which is shown below the field.
    }
  };
  return (
    <form
      aria-label={t("editTitle")}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={t("comment")} hideLabel error={update.error ? domainError(update.error).message : undefined}>
        <MentionField
          value={text}
          onValueChange={setText}
          names={names}
          rows={2}
          // The person has just asked to edit it.
          autoFocus
          onKeyDown={sendsOnEnter(save)}
        />
      </Field>
      <InlineFormButtons loading={update.isPending} aria-disabled={text.trim() === ""} onCancel={onClose} />
    </form>
  );
}
