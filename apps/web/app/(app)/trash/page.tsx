import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { t } from "@/features/trash/messages/index.ts";
import { TrashList } from "@/features/trash/trash-list.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

export default async function TrashPage() {
  const user = await requireAccount("/trash");
  return (
    <AppShell user={user}>
      <PageTexts of={["trash"]}>
        <TrashList />
      </PageTexts>
    </AppShell>
  );
}
