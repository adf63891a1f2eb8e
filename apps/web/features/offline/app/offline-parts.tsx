"use client";

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { beforeSignOut } from "@/ui/sign-in-out.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { isReachable } from "../connection.ts";
import { t } from "../messages/index.ts";

const unavailable = { OfflineWork: (_: { account: string }): ReactNode => null };

// Loaded after the page, which works without it. If loading fails, the next page tries again.
const OfflineWork = lazy(async () => {
  const { OfflineWork } = await import("./offline-work.tsx").catch(() => unavailable);
  return { default: OfflineWork };
});

/** Keeps Caravan usable offline. Rendered once, in the frame of the application; does nothing where nobody is signed in. */
export function OfflineParts() {
  const account = usePageAccount();
  return (
    account !== null && (
      <>
        <Suspense>
          <OfflineWork key={account} account={account} />
        </Suspense>
        <LeavingQuestion key={account} account={account} />
      </>
    )
  );
}

const ConfirmDialog = lazy(() => import("@/ui/confirm-dialog.tsx").then((it) => ({ default: it.ConfirmDialog })));

interface Asked {
  readonly unsent: number;
  readonly answer: (leave: boolean) => void;
}

/** Asks before signing out when unsent edits would be lost, then removes everything of the account. */
function LeavingQuestion({ account }: { account: string }) {
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
