import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { DocumentsScreen } from "@/features/documents/documents-page.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "Documents" };

export default async function DocumentsPage({ params }: PageProps<"/trips/[id]/documents">) {
  const { id } = await params;
  const user = await requireAccount(`/trips/${encodeURIComponent(id)}/documents`);
  return (
    <AppShell user={user}>
      <DocumentsScreen tripId={id} viewer={user} />
    </AppShell>
  );
}
