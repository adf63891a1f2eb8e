import type { LegalTextKind } from "@caravan/domain/field-choices";
import type { SignUpMode } from "@caravan/domain/sign-up-policy";
import { askOwnApi, OwnApiError } from "./server.ts";

interface Installation {
  readonly sign_up: SignUpMode;
  readonly sign_up_by_domain: boolean;
  readonly mail: boolean;
  /** An e-mail address or an https address. */
  readonly contact: string | null;
  readonly legal_texts: readonly LegalTextKind[];
}

/** The settings of the installation that visitors may know. For server components. */
export async function installation(): Promise<Installation> {
  const response = await askOwnApi("/api/installation");
  if (!response.ok) throw new OwnApiError("/api/installation", response.status);
  return (await response.json()) as Installation;
}

/** Whether visitors may plan without an account. */
export async function allowsGuests(): Promise<boolean> {
  const { sign_up, sign_up_by_domain } = await installation();
  return sign_up === "open" && !sign_up_by_domain;
}

const KEPT_MS = 30_000;
let kept: { readonly at: number; readonly kinds: Promise<readonly LegalTextKind[]> } | undefined;

/** For the footer of every page. Requested twice a minute; none when the request fails. */
export function knownLegalTexts(): Promise<readonly LegalTextKind[]> {
  const now = Date.now();
  if (!kept || now - kept.at > KEPT_MS)
    kept = {
      at: now,
      kinds: installation().then(
        (it) => it.legal_texts,
        () => [],
      ),
    };
  return kept.kinds;
}
