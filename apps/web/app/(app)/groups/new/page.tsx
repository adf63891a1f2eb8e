import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { NewGroup } from "@/features/groups/components/new-group.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("newGroup") });

export default async function NewGroupPage() {
  const user = await requireAccount("/groups/new");
  return (
    <AppShell user={user}>
      <PageTexts of={["groups", "groups/entry", "trips"]}>
        <NewGroup />
      </PageTexts>
    </AppShell>
  );
}
