import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { GroupList } from "@/features/groups/components/group-list.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("groups") });

export default async function GroupsPage() {
  const user = await requireAccount("/groups");
  return (
    <PageTexts of={["groups", "groups/entry"]}>
      <AppShell user={user}>
        <GroupList />
      </AppShell>
    </PageTexts>
  );
}
