"use client";

import { buttonStyle } from "@/ui/button-style.ts";

/** Every page carries it, so it has a button and a link of its own, which need no more than their style. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
      <div role="alert" className="flex flex-col items-start rounded-panel border bg-surface p-6 sm:p-8">
        <h1 className="heading-section">This page couldn't be shown</h1>
        <p className="mt-2 max-w-prose text-muted">
          Something went wrong on our side. Your trips are safe; try again in a moment.
        </p>
        {error.digest && (
          <p className="mt-2 text-faint text-sm">
            Reference <code className="font-mono">{error.digest}</code>
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" onClick={reset} className={buttonStyle({})}>
            Try again
          </button>
          <a href="/trips" className={buttonStyle({ variant: "secondary" })}>
            Your trips
          </a>
        </div>
      </div>
    </main>
  );
}
