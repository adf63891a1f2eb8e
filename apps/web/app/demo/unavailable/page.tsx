import type { Metadata } from "next";
import { PlainLink, PlainPage } from "@/ui/plain-page.tsx";

export const metadata: Metadata = { title: "Sample trip", robots: { index: false } };

export default function DemoUnavailablePage() {
  return (
    <PlainPage
      title="There is no sample trip here"
      description="Whoever runs this Caravan has switched it off. An account takes a minute, and your first plan not much longer."
    >
      <PlainLink href="/sign-up">Create account</PlainLink>
    </PlainPage>
  );
}
