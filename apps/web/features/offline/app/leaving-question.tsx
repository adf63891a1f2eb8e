"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { count } from "@/ui/format.ts";
import { beforeSignOut } from "@/ui/sign-in-out.ts";
import { isReachable } from "../connection.ts";

const ConfirmDialog = lazy(() => import("@/ui/confirm-dialog.tsx").then((it) => ({ default: it.ConfirmDialog })));

interface Asked {
  readonly unsent: number;
  readonly answer: (leave: boolean) => void;
}

/** Asks before signing out when unsent edits would be lost, then removes everything of the account. */
export function LeavingQuestion({ account }: { account: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(
    () =>
      beforeSignOut(async () => {
        if (!isReachable()) throw new Error("signing out needs a connection");
        const { leavesDevice, unsentOn } = await import("./device-account.ts");
        const unsent = await unsentOn(account);
        const leave = unsent === 0 || (await new Promise<boolean>((answer) => setAsked({ unsent, answer })));
        setAsked(null);
        if (leave) await leavesDevice(account).catch(() => undefined);
        return leave;
      }),
    [account],
  );

  return (
    asked && (
      <Suspense>
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && asked.answer(false)}
          title={asked.unsent === 1 ? "Sign out and lose a change?" : "Sign out and lose changes?"}
          description={`${count(asked.unsent, "change")} of yours could not be sent yet. Signing out removes everything of yours from this device, with them.`}
          confirmLabel="Sign out"
          cancelLabel="Stay"
          danger
          onConfirm={() => asked.answer(true)}
        />
      </Suspense>
    )
  );
}
