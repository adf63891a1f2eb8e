import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { InboxScreen } from "@/features/inbox/inbox-screen.tsx";
import { t } from "@/features/inbox/messages/index.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

export default async function InboxPage() {
  const user = await requireAccount("/inbox");
  return (
    <AppShell user={user}>
      <PageTexts of={["inbox"]}>
        <InboxScreen />
      </PageTexts>
    </AppShell>
  );
}
