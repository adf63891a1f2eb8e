import { t } from "../../messages/index.ts";

/** Without a way into the application, which no other site may show in a frame. */
export default function LinkEnded() {
  return (
    <main className="flex min-h-dvh flex-col justify-center gap-2 p-6">
      <h1 className="heading-section">{t("linkEnded")}</h1>
      <p className="text-muted">{t("linkEnded.text")}</p>
    </main>
  );
}
