import type { LegalTextKind } from "@caravan/domain/field-choices";
import { t } from "./messages/index.ts";

/** Separate from legal-links.tsx, so that server components can use it. */
export const legalTitle = (kind: LegalTextKind): string => t(`legal.${kind}`);
