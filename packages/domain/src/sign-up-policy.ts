/**
 * `open`: anybody; `invited`: people with an invitation; `closed`: only people to whom an administrator gives an
 * account.
 */
export const signUpModes = ["open", "invited", "closed"] as const;
export type SignUpMode = (typeof signUpModes)[number];

export interface SignUpPolicy {
  readonly mode: SignUpMode;
  /** In lower case. Empty for any domain. */
  readonly domains: readonly string[];
}

interface Candidate {
  /** Lower-cased. */
  readonly email: string;
  /** The address is proved, or will be before the account exists. */
  readonly proved: boolean;
  /** They hold an open invitation, or one was sent to the address and the address is proved. */
  readonly invited: boolean;
}

export type SignUpRefusal = "closed" | "invited_only" | "other_domain" | "address_unprovable";

/**
 * Why somebody may not create an account; null if they may. A domain counts only for a proved address, because anybody
 * can type one. It is compared as a whole: `example.com` does not admit `mail.example.com`.
 */
export function signUpRefusal(policy: SignUpPolicy, it: Candidate): SignUpRefusal | null {
  if (policy.mode === "closed") return "closed";
  if (policy.domains.length > 0) {
    if (!it.proved) return "address_unprovable";
    if (!policy.domains.includes(it.email.slice(it.email.lastIndexOf("@") + 1))) return "other_domain";
  }
  return policy.mode === "invited" && !it.invited ? "invited_only" : null;
}
