"use client";

import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { count } from "@/ui/format.ts";
import { beforeSignOut } from "@/ui/sign-in-out.ts";
import { isReachable } from "../connection.ts";
import { unsentOf } from "../outbox/use-outbox.ts";
import { leavesDevice, unsentOn } from "./device-account.ts";

interface Asked {
  readonly unsent: number;
  readonly answer: (leave: boolean) => void;
}

/** Before somebody signs out: what was not sent would be lost, so it is asked about; then nothing of them stays here. */
export function LeavingQuestion({ account }: { account: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(
    () =>
      beforeSignOut(async () => {
        if (!isReachable()) throw new Error("signing out needs a connection");
        const unsent = await unsentOn(account).catch(() => unsentOf(account));
        const leave = unsent === 0 || (await new Promise<boolean>((answer) => setAsked({ unsent, answer })));
        setAsked(null);
        if (leave) await leavesDevice(account).catch(() => undefined);
        return leave;
      }),
    [account],
  );

  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && asked?.answer(false)}
      title={asked?.unsent === 1 ? "Sign out and lose a change?" : "Sign out and lose changes?"}
      description={`${count(asked?.unsent ?? 0, "change")} of yours could not be sent yet. Signing out removes everything of yours from this device, with them.`}
      confirmLabel="Sign out"
      cancelLabel="Stay"
      danger
      onConfirm={() => asked?.answer(true)}
    />
  );
}
