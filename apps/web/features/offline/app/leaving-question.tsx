"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { beforeSignOut } from "@/ui/sign-in-out.ts";
import { isReachable } from "../connection.ts";
import { t } from "../messages/index.ts";

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
          title={t("leave.ask", { count: asked.unsent })}
          description={t("leave.text", { count: asked.unsent })}
          confirmLabel={t("leave.confirm")}
          cancelLabel={t("leave.stay")}
          danger
          onConfirm={() => asked.answer(true)}
        />
      </Suspense>
    )
  );
}
