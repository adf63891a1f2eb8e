"use client";

import type { LegalTextKind } from "@caravan/domain/field-choices";
import { createContext, type ReactNode, useContext } from "react";
import { legalTitles } from "./legal-titles.ts";

const LegalTexts = createContext<readonly LegalTextKind[]>([]);

/** The legal texts of this installation, for the footers of all pages. */
export function LegalTextsProvider({ kinds, children }: { kinds: readonly LegalTextKind[]; children: ReactNode }) {
  return <LegalTexts value={kinds}>{children}</LegalTexts>;
}

/** Renders nothing when the installation has none. */
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

/** Shown before an account is created: the terms and the privacy text, if the installation has them. */
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
