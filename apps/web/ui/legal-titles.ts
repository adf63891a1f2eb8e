import type { LegalTextKind } from "@caravan/domain/field-choices";

/** The titles of the legal texts. Separate from legal-links.tsx, so that server components can use them. */
export const legalTitles: Readonly<Record<LegalTextKind, string>> = {
  imprint: "Imprint",
  privacy: "Privacy",
  terms: "Terms",
};
