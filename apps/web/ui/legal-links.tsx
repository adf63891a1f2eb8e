"use client";

import type { LegalTextKind } from "@caravan/domain/field-choices";
import { createContext, type ReactNode, useContext } from "react";
import { legalTitle } from "./legal-title.ts";
import { t } from "./messages/index.ts";

export const LegalTexts = createContext<readonly LegalTextKind[]>([]);

/** The legal texts of this installation, for the footers of all pages. */
export function LegalTextsProvider({ kinds, children }: { kinds: readonly LegalTextKind[]; children: ReactNode }) {
  return <LegalTexts value={kinds}>{children}</LegalTexts>;
}

/** Renders nothing when the installation has none. */
export function LegalLinks() {
  const kinds = useContext(LegalTexts);
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={t("legal")} className="flex flex-wrap gap-x-6">
      {kinds.map((kind) => (
        <a
          key={kind}
          href={`/legal/${kind}`}
          className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
        >
          {legalTitle(kind)}
        </a>
      ))}
    </nav>
  );
}
