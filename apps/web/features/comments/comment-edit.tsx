"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { InlineFormButtons } from "@/ui/inline-form-buttons.tsx";
import type { Comment } from "./about.ts";
import { sendsOnEnter } from "./comment-form.tsx";
import { MentionField } from "./mention-field.tsx";
import { t } from "./messages/index.ts";

export function CommentEdit({
  comment,
  names,
  onClose,
}: {
  comment: Comment;
  names: readonly string[];
  onClose: () => void;
}) {
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
