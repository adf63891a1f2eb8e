"use client";

import type { AppRouter } from "@caravan/api/router";
import { withTexts } from "@caravan/languages/texts";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { domainError } from "@/features/api-client/index.ts";

/** Called with whether the person has confirmed who they are. */
type Answer = (confirmed: boolean) => void;

let waiting: Answer[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the signed-in person to confirm who they are. Resolves to false when they cancel. */
const askForProof = () => new Promise<boolean>((resolve) => setWaiting([...waiting, resolve]));

function answerAll(confirmed: boolean): void {
  const answered = waiting;
  setWaiting([]);
  for (const answer of answered) answer(confirmed);
}

/** Repeats a call that needs a recent sign-in after the person has confirmed who they are. */
export const identityLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const first = next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error(error) {
          if (domainError(error).code !== "recent_sign_in_needed") return observer.error(error);
          void askForProof().then((confirmed) => {
            if (confirmed) next(op).subscribe(observer);
            else observer.error(error);
          });
        },
      });
      return () => first.unsubscribe();
    });

const IdentityDialog = lazy(async () => {
  const { IdentityDialog } = await withTexts("account/shared", () =>
    withTexts("account/identity", () => import("./identity-dialog.tsx")),
  );
  return { default: IdentityDialog };
});

/** Shows the dialog when it is needed. Rendered once, in the frame of the application. */
export function IdentityCheck() {
  const asked = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
  if (!asked) return null;
  return (
    <Suspense>
      <IdentityDialog onAnswer={answerAll} />
    </Suspense>
  );
}
