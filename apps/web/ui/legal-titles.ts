import type { LegalTextKind } from "@caravan/domain/field-choices";

/** What the legal texts are called. Apart from legal-links.tsx, so that server components can use it. */
export const legalTitles: Readonly<Record<LegalTextKind, string>> = {
  imprint: "Imprint",
  privacy: "Privacy",
  terms: "Terms",
};
