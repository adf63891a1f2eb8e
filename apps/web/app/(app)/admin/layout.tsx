import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { requireAccount } from "@/features/account/server.ts";
import { AdminNavigation } from "@/features/admin/admin-navigation.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

/** Only for administrators; everybody else gets "not found". */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const user = await requireAccount("/admin");
  if (!user.isAdmin) notFound();
  return (
    <PageTexts of={["admin"]}>
      <AppShell user={user}>
        <h1 className="heading-page">{t("administration")}</h1>
        <AdminNavigation />
        {children}
      </AppShell>
    </PageTexts>
  );
}
