import type { Metadata } from "next";
import { LegalTexts } from "@/features/admin/legal-texts.tsx";

export const metadata: Metadata = { title: "Legal texts" };

export default function LegalTextsPage() {
  return <LegalTexts />;
}
