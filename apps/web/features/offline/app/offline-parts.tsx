"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { LeavingQuestion } from "./leaving-question.tsx";

const unavailable = { OfflineWork: (_: { account: string }): ReactNode => null };

// After the page, which can be read and used without it. Where it does not come, the next page tries again.
const OfflineWork = lazy(async () => {
  const { OfflineWork } = await import("./offline-work.tsx").catch(() => unavailable);
  return { default: OfflineWork };
});

/** What keeps Caravan usable without a connection. Stands once, in the root layout; works where somebody is signed in. */
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
