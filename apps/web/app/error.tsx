"use client";

import { ButtonLink } from "@/ui/button.tsx";
import { ErrorState } from "@/ui/page-states.tsx";

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
      <ErrorState
        headingLevel={1}
        title="This page couldn't be shown"
        description="Something went wrong on our side. Your trips are safe; try again in a moment."
        reference={error.digest}
        onRetry={reset}
        action={
          <ButtonLink href="/trips" variant="secondary">
            Your trips
          </ButtonLink>
        }
      />
    </main>
  );
}
