import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { GroupList } from "@/features/groups/components/group-list.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const metadata: Metadata = { title: "Groups" };

export default async function GroupsPage() {
  const user = await requireAccount("/groups");
  return (
    <PageTexts of={["groups"]}>
      {" "}
      <AppShell user={user}>
        <GroupList />
      </AppShell>
    </PageTexts>
  );
}
