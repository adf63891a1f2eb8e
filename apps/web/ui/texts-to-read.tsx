"use client";

import type { LegalTextKind } from "@caravan/domain/field-choices";
import { type ReactNode, useContext } from "react";
import { LegalTexts } from "./legal-links.tsx";
import { t } from "./messages/index.ts";
import { richText } from "./rich-text.tsx";

const link = (kind: LegalTextKind) => (words: readonly ReactNode[]) => (
  <a href={`/legal/${kind}`} className="font-medium text-accent underline underline-offset-4">
    {words}
  </a>
);

/** Shown before an account is created: the terms and the privacy text, if the installation has them. */
export function TextsToRead() {
  const kinds = useContext(LegalTexts);
  const [terms, privacy] = [kinds.includes("terms"), kinds.includes("privacy")];
  if (!terms && !privacy) return null;
  const links = { terms: link("terms"), privacy: link("privacy") };
  return (
    <p className="text-muted text-sm">
      {richText(t.parts(!privacy ? "legal.readTerms" : !terms ? "legal.readPrivacy" : "legal.readBoth", links))}
    </p>
  );
}
