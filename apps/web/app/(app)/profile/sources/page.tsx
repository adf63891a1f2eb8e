import type { Metadata } from "next";
import { requireAccount } from "@/features/account/server.ts";
import { LiveSources } from "@/features/live-sources/live-sources.tsx";
import { mapStyleUrls } from "@/map-style-urls.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const metadata: Metadata = { title: "What goes where" };

export default async function SourcesPage() {
  const user = await requireAccount("/profile/sources");
  const style = mapStyleUrls();
  return (
    <PageTexts of={["live-sources"]}>
      {" "}
      <AppShell user={user}>
        <LiveSources tiles={style && new URL(style.light, "http://localhost").hostname} />
      </AppShell>
    </PageTexts>
  );
}
