import type { Metadata } from "next";
import { PlainLink, PlainPage } from "@/ui/plain-page.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("sample"), robots: { index: false } });

export default function DemoUnavailablePage() {
  return (
    <PlainPage title={t("sample.none")} description={t("sample.text")}>
      <PlainLink href="/sign-up">{t("createAccount")}</PlainLink>
    </PlainPage>
  );
}
