import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { requireSession } from "@/features/account/require-session.ts";
import { GroupList } from "@/features/groups/group-list.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { ButtonLink } from "@/ui/button-link.tsx";

export const metadata: Metadata = { title: "Groups" };

export default async function GroupsPage() {
  const user = await requireSession("/groups");
  return (
    <AppShell user={user}>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-page">Your groups</h1>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink href="/join" variant="secondary">
            Join by code
          </ButtonLink>
          <ButtonLink href="/groups/new" icon={<Plus />}>
            Create group
          </ButtonLink>
        </div>
      </div>
      <GroupList />
    </AppShell>
  );
}
