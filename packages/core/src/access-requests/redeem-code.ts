import { type RowOf, statement, t, transaction } from "@caravan/db/sql";
import { markKeyRevoked } from "../agents/mark-key-revoked.ts";
import type { Ports } from "../kernel/ports.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { type IssuedKey, issueKey, recordIssue } from "./issue-key.ts";

/** What a client sends to the token endpoint. */
export interface PresentedCode {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Computed from the verifier that was sent. */
  readonly codeChallenge: string;
  /** Null for an unknown resource, undefined when none was sent. */
  readonly resource: string | null | undefined;
  /** Where the client calls from. */
  readonly network?: string;
}

type Kept = RowOf<typeof find>;

const find = statement(
  "code-find",
  `select id, status, client_id as "clientId", redirect_uri as "redirectUri", code_challenge as "codeChallenge", resource,
          key_id as "keyId" from access_requests where code_hash = $1 and kind = 'code' for update`,
  [t.text],
  {
    id: t.uuid,
    status: t.textOf<"pending" | "approved" | "denied" | "redeemed">(),
    clientId: t.notNull(t.text),
    redirectUri: t.notNull(t.text),
    codeChallenge: t.notNull(t.text),
    resource: t.nullable(t.text),
    keyId: t.nullable(t.uuid),
  },
);
const burn = statement("code-burn", "update access_requests set status = 'redeemed' where id = $1", [t.uuid]);

/**
 * Exchanges an authorization code for a key. A code can be tried once: after a wrong verifier, client or redirect URI
 * it is invalid. A second use means that two parties had the code, so the issued key is revoked (RFC 6749, 4.1.2).
 *
 * @returns undefined for every refusal: the client can only start again
 */
export async function redeemCode(ports: Ports, presented: PresentedCode, now: Date): Promise<IssuedKey | undefined> {
  const codeHash = hashSecret(presented.code);
  let sendOn: (() => void) | undefined;
  const { issued, ended } = await transaction(
    ports.database,
    async (sql): Promise<{ issued?: IssuedKey | undefined; ended?: string | undefined }> => {
      const [kept] = await sql.rows(find, [codeHash]);
      if (!kept) return {};
      if (kept.status === "redeemed")
        return kept.keyId === null ? {} : { ended: await markKeyRevoked(sql, { id: kept.keyId }, now) };
      if (fits(kept, presented)) {
        const issued = await issueKey(sql, { codeHash }, now);
        if (issued) sendOn = await recordIssue(sql, ports, issued, { network: presented.network, now });
        return { issued };
      }
      await sql.rows(burn, [kept.id]);
      return {};
    },
  );
  sendOn?.();
  if (ended !== undefined) ports.announcer.announce(credentialRoom(ended));
  return issued;
}

function fits(kept: Kept, presented: PresentedCode): boolean {
  return (
    kept.clientId === presented.clientId &&
    kept.redirectUri === presented.redirectUri &&
    kept.codeChallenge === presented.codeChallenge &&
    fitsResource(kept.resource, presented.resource)
  );
}

/** A client that requested no resource may name one of ours now. */
function fitsResource(asked: string | null, presented: string | null | undefined): boolean {
  if (presented === undefined) return true;
  return presented !== null && (asked === null || asked === presented);
}
