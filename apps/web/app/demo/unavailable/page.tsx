import type { Metadata } from "next";
import { ButtonLink } from "@/ui/button.tsx";
import { PlainPage } from "@/ui/page-parts.tsx";

export const metadata: Metadata = { title: "Sample trip", robots: { index: false } };

export default function DemoUnavailablePage() {
  return (
    <PlainPage
      title="There is no sample trip here"
      description="Whoever runs this Caravan has switched it off. An account takes a minute, and your first plan not much longer."
    >
      <ButtonLink href="/sign-up">Create account</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        Home page
      </ButtonLink>
    </PlainPage>
  );
}
