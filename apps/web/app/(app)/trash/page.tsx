import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { TrashList } from "@/features/trash/trash-list.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Trash" };

export default async function TrashPage() {
  const user = await requireAccount("/trash");
  return (
    <AppShell user={user}>
      <TrashList />
    </AppShell>
  );
}
