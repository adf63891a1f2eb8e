/** `open`: anybody; `invited`: who has an invitation; `closed`: only whom an administrator gives an account. */
export const signUpModes = ["open", "invited", "closed"] as const;
export type SignUpMode = (typeof signUpModes)[number];

export interface SignUpPolicy {
  readonly mode: SignUpMode;
  /** Lower-cased. Empty: addresses of any domain. */
  readonly domains: readonly string[];
}

interface Candidate {
  /** Lower-cased. */
  readonly email: string;
  /** Its person has proved the address, or has to before the account exists. */
  readonly proved: boolean;
  /** They hold an invitation that is open, or one was made out to the address and it is proved. */
  readonly invited: boolean;
}

export type SignUpRefusal = "closed" | "invited_only" | "other_domain" | "address_unprovable";

/**
 * Why somebody may not make an account; null: they may. A domain counts only for an address that is proved, since anybody
 * can type one; it is compared whole, so that `example.com` lets in nobody of `mail.example.com`.
 */
export function signUpRefusal(policy: SignUpPolicy, it: Candidate): SignUpRefusal | null {
  if (policy.mode === "closed") return "closed";
  if (policy.domains.length > 0) {
    if (!it.proved) return "address_unprovable";
    if (!policy.domains.includes(it.email.slice(it.email.lastIndexOf("@") + 1))) return "other_domain";
  }
  return policy.mode === "invited" && !it.invited ? "invited_only" : null;
}
