"use client";

import type { ReactNode } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import type { ApiKey } from "./key.ts";
import { undoneWords } from "./taken-back.ts";
import { TakenBackList } from "./taken-back-list.tsx";
import { useTakeBack } from "./use-take-back.ts";
import { WhatStays } from "./what-stays.tsx";

export interface TakeBackDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Ends a key where it still works and takes back what was done with it, after a look at what that means. */
export function TakeBackDialog({ apiKey, onClose }: TakeBackDialogProps) {
  const { preview, takeBack, revoked } = useTakeBack(apiKey);
  const frame = (title: string, footer: ReactNode, children: ReactNode, description?: ReactNode) => (
    <Dialog
      open
      onOpenChange={(open) => !open && !takeBack.isPending && onClose()}
      title={title}
      description={description}
      footer={footer}
    >
      {children}
    </Dialog>
  );
  const name = apiKey.agent_name;

  if (takeBack.data) {
    return frame(
      undoneWords(takeBack.data, true) ?? "There was nothing left to take back",
      <Button onClick={onClose}>Done</Button>,
      <>
        <TakenBackList trips={takeBack.data.trips} done />
        <WhatStays created={takeBack.data.created_trips} />
      </>,
      `The key of ${name} no longer works.`,
    );
  }

  const ends = apiKey.revoked_at === null;
  const title = ends ? `Revoke the key of ${name} and undo what it did?` : `Undo what ${name} did?`;
  const cancel = (
    <Button variant="secondary" onClick={() => !takeBack.isPending && onClose()} aria-disabled={takeBack.isPending}>
      {revoked && ends ? "Close" : "Cancel"}
    </Button>
  );
  if (preview.isPending) {
    return frame(
      title,
      cancel,
      <div role="status">
        <span className="sr-only">Looking what that would change</span>
        <Skeleton className="h-24 rounded-card" />
      </div>,
    );
  }
  if (!preview.data) {
    const again = <Button onClick={() => void preview.refetch()}>Try again</Button>;
    return frame(
      title,
      <>
        {cancel}
        {again}
      </>,
      <FormAlert>{domainError(preview.error).message}</FormAlert>,
    );
  }
  const words = undoneWords(preview.data);
  const problem = takeBack.error && domainError(takeBack.error).message;
  return frame(
    title,
    <>
      {cancel}
      {(words || ends) && (
        <Button variant="danger" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {ends ? (words ? "Revoke and undo" : "Revoke key") : "Undo what it did"}
        </Button>
      )}
    </>,
    <>
      {problem && (
        <div className="mb-4">
          <FormAlert>
            {revoked && ends ? `The key no longer works, but what it did is still there: ${problem}` : problem}
          </FormAlert>
        </div>
      )}
      <TakenBackList trips={preview.data.trips} />
      <WhatStays created={preview.data.created_trips} />
    </>,
    words
      ? `${words}. Each trip's history keeps a record, and you can undo the undoing there.`
      : "Nothing is left that could be taken back.",
  );
}
