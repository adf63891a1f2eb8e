"use client";

import { t } from "@/ui/messages/index.ts";

const button = "inline-flex min-h-11 items-center rounded-control border px-4 font-medium";

/** Every page carries it, so it has a button and a link of its own with the least of their style. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
      <div role="alert" className="flex flex-col items-start rounded-panel border bg-surface p-6 sm:p-8">
        <h1 className="heading-section">{t("page.failed")}</h1>
        <p className="mt-2 max-w-prose text-muted">{t("page.failedText")}</p>
        {error.digest && <p className="mt-2 text-faint text-sm">{t("reference", { code: error.digest })}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" onClick={reset} className={`${button} bg-accent text-on-accent`}>
            {t("tryAgain")}
          </button>
          <a href="/trips" className={`${button} bg-raised`}>
            {t("yourTrips")}
          </a>
        </div>
      </div>
    </main>
  );
}
