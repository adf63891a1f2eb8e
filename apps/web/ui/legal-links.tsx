"use client";

import type { LegalTextKind } from "@caravan/domain/field-choices";
import { createContext, type ReactNode, useContext } from "react";
import { legalTitles } from "./legal-titles.ts";

const LegalTexts = createContext<readonly LegalTextKind[]>([]);

/** Which legal texts this installation has, for the footers of all pages. */
export function LegalTextsProvider({ kinds, children }: { kinds: readonly LegalTextKind[]; children: ReactNode }) {
  return <LegalTexts value={kinds}>{children}</LegalTexts>;
}

/** Nothing where the installation has none. */
export function LegalLinks() {
  const kinds = useContext(LegalTexts);
  if (kinds.length === 0) return null;
  return (
    <nav aria-label="Legal" className="flex flex-wrap gap-x-6">
      {kinds.map((kind) => (
        <a
          key={kind}
          href={`/legal/${kind}`}
          className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
        >
          {legalTitles[kind]}
        </a>
      ))}
    </nav>
  );
}

/** Before an account is made: the terms and how data is handled, where the installation says so. */
export function TextsToRead() {
  const kinds = useContext(LegalTexts).filter((kind) => kind !== "imprint");
  if (kinds.length === 0) return null;
  return (
    <p className="text-muted text-sm">
      Before you create an account, please read the{" "}
      {kinds.map((kind, index) => (
        <span key={kind}>
          {index > 0 && " and the "}
          <a href={`/legal/${kind}`} className="font-medium text-accent underline underline-offset-4">
            {kind === "terms" ? "terms" : "privacy notice"}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
