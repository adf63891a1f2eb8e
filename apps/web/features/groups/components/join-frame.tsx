import type { ReactNode } from "react";
import type { CurrentUser } from "@/features/account/index.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PlainHeader } from "@/ui/page-parts.tsx";

/** When signed out, only the page's own sign-in buttons are shown, because they lead back here. */
export function JoinFrame({ user, children }: { user: CurrentUser | null; children: ReactNode }) {
  if (user) return <AppShell user={user}>{children}</AppShell>;
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainHeader className="mx-auto w-full max-w-6xl px-4 sm:px-6" />
      <main id="main" className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 py-8 sm:px-6 sm:py-16">
        {children}
      </main>
    </div>
  );
}
