import type { Metadata } from "next";
import { LegalTexts } from "@/features/admin/legal-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("legalTexts") });

export default function LegalTextsPage() {
  return <LegalTexts />;
}
