import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { LiveSources } from "@/features/live-sources/live-sources.tsx";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("sources") });

export default async function SourcesPage() {
  const user = await requireAccount("/profile/sources");
  const style = mapStyleUrls();
  return (
    <PageTexts of={["live-sources"]}>
      <AppShell user={user}>
        <LiveSources tiles={style && new URL(style.light, "http://localhost").hostname} />
      </AppShell>
    </PageTexts>
  );
}
