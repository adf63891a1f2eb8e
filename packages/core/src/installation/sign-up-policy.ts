import { type Sql, statement, t } from "@caravan/db/sql";
import { type SignUpRefusal, signUpRefusal } from "@caravan/domain/sign-up-policy";
import { DomainError } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { readSettings } from "./settings.ts";

// An invitation link admits its holder. An invitation to an address admits those who prove that address.
const invited = statement(
  "sign-up-invited",
  `select exists (
     select from invitations i join users u on u.id = i.created_by_id join trips t on t.id = i.trip_id
      where u.disabled_at is null and t.trashed_at is null and i.revoked_at is null and i.expires_at > $4
        and (i.token_hash = $1 and (i.email is null or i.email = $2 and i.accepted_at is null)
             or $3 and i.email = $2 and i.accepted_at is null)
   ) as invited`,
  [t.nullable(t.text), t.text, t.boolean, t.timestamp],
  { invited: t.notNull(t.boolean) },
);

/** Somebody who wants to create an account. */
export interface Applicant {
  /** Lower-cased. */
  readonly email: string;
  /** The address is proved, or will be before the account exists. */
  readonly proved: boolean;
  /** The token of an invitation that they hold. */
  readonly invitation?: string | undefined;
}

/** Why somebody may not create an account; null if they may. Reveals nothing about whether the address has one. */
export async function refusalOf(
  sql: Sql,
  ports: Pick<Ports, "fixedSettings">,
  { email, proved, invitation }: Applicant,
  now: Date,
): Promise<SignUpRefusal | null> {
  const { sign_up: mode, sign_up_domains: domains } = await readSettings(sql, ports);
  const refusal = signUpRefusal({ mode, domains }, { email, proved, invited: false });
  if (refusal !== "invited_only") return refusal;
  const token = invitation === undefined ? null : hashSecret(invitation);
  const [found] = await sql.rows(invited, [token, email, proved, now]);
  return found?.invited ? null : refusal;
}

const words: Readonly<Record<SignUpRefusal, string>> = {
  closed: "Sign-up is closed on this installation. Ask whoever runs it for an account.",
  invited_only: "Accounts are by invitation here. Open the link of your invitation, and create the account from there.",
  other_domain: "Accounts here are for addresses of certain domains, and this is none of them.",
  address_unprovable:
    "Accounts here are for addresses of certain domains, and without a mail server no address can be proved. Ask whoever runs this installation for an account.",
};

/** @throws forbidden `sign_up_refused` */
export function refuseSignUp(refusal: SignUpRefusal | null): void {
  if (refusal !== null)
    throw new DomainError("forbidden", "sign_up_refused", words[refusal], [{ path: "email", message: refusal }]);
}
