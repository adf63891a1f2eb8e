"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { LeavingQuestion } from "./leaving-question.tsx";

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
