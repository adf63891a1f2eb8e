import type { Metadata } from "next";
import { OfflineList } from "@/features/offline/app/offline-list.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { Wordmark } from "@/ui/wordmark.tsx";

export const metadata: Metadata = { title: "No connection", robots: { index: false } };

/** Without an account, so that one copy serves everybody who uses the device. */
export default function OfflinePage() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col items-start justify-center gap-4 px-6 py-16"
    >
      <a href="/trips" aria-label="Caravan, home" className="mb-6 rounded-control">
        <Wordmark />
      </a>
      <h1 className="heading-page">This page needs a connection</h1>
      <p className="text-lg text-muted">This page isn't saved on this device. It opens as soon as you're online.</p>
      <PageTexts of={["offline/kept", "offline/page"]}>
        <OfflineList />
      </PageTexts>
    </main>
  );
}
