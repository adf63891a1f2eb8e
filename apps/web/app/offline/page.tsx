import type { Metadata } from "next";
import { OfflineList } from "@/features/offline/app/offline-list.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { Wordmark } from "@/ui/wordmark.tsx";
import { t } from "../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("offline"), robots: { index: false } });

/** Without an account, so that one copy serves everybody who uses the device. */
export default function OfflinePage() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col items-start justify-center gap-4 px-6 py-16"
    >
      <a href="/trips" aria-label={t("offline.home")} className="mb-6 rounded-control">
        <Wordmark />
      </a>
      <h1 className="heading-page">{t("offline.title")}</h1>
      <p className="text-lg text-muted">{t("offline.text")}</p>
      <PageTexts of={["offline/kept", "offline/page"]}>
        <OfflineList />
      </PageTexts>
    </main>
  );
}
