"use client";

import { useMutation } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { type About, aboutInput, type Home } from "./about.ts";
import { MentionField } from "./mention-field.tsx";
import { t } from "./messages/index.ts";

/** Sends with the button, or with Ctrl or Command and Enter. */
export function CommentForm({ home, about, names }: { home: Home; about: About; names: readonly string[] }) {
  const api = useApi();
  const [text, setText] = useState("");
  const onTrip = useMutation(api.comments.add.mutationOptions());
  const onBoard = useMutation(api.comments.addToPlace.mutationOptions());
  const { isPending, error } = "tripId" in home ? onTrip : onBoard;
  const send = async () => {
    if (isPending || text.trim() === "") return;
    try {
      if ("tripId" in home) await onTrip.mutateAsync({ trip_id: home.tripId, text, ...aboutInput(about) });
      else if (about.kind === "place")
        await onBoard.mutateAsync({ trip_code: home.tripCode, candidate_id: about.id, text });
      setText("");
    } catch {
      // The mutation has the error, which is shown below the field.
    }
  };
  return (
    <form
      aria-label={t("new")}
      className="flex min-w-0 flex-1! items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t("yours")} hideLabel error={error ? domainError(error).message : undefined} className="flex-1">
        <MentionField
          value={text}
          onValueChange={setText}
          names={names}
          rows={1}
          placeholder={t("placeholder")}
          onKeyDown={sendsOnEnter(send)}
        />
      </Field>
      <Button type="submit" icon={<SendHorizontal />} loading={isPending} aria-disabled={text.trim() === ""}>
        <span className="max-sm:sr-only">{t("send")}</span>
      </Button>
    </form>
  );
}

export const sendsOnEnter = (send: () => Promise<void>) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void send();
};
