import type { Metadata } from "next";
import { t } from "@/app/messages/index.ts";
import { PlainLink, PlainPage } from "@/ui/plain-page.tsx";

export const generateMetadata = (): Metadata => ({ title: t("missing.title") });

export default function NotFound() {
  return (
    <PlainPage title={t("missing.heading")} description={t("missing.text")}>
      <PlainLink href="/trips">{t("missing.trips")}</PlainLink>
    </PlainPage>
  );
}
