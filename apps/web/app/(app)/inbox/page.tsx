import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { InboxScreen } from "@/features/inbox/inbox-screen.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Inbox" };

export default async function InboxPage() {
  const user = await requireAccount("/inbox");
  return (
    <AppShell user={user}>
      <InboxScreen />
    </AppShell>
  );
}
