import { type Sql, statement, t, transaction } from "@caravan/db/sql";
import type { AuditEvent } from "@caravan/domain/audit-events";
import { email as emailField } from "@caravan/domain/fields";
import { v7 } from "uuid";
import { findByEmail, requireAnotherAdministrator, storeAdministrator } from "../identity/accounts.ts";
import { createEmailCode } from "../identity/email-codes.ts";
import { recordAudit } from "../kernel/audit-log.ts";
import type { Ports } from "../kernel/ports.ts";

const administrators = statement(
  "administrators-list",
  "select email from users where is_admin and kind = 'person' and disabled_at is null order by email",
  [],
  { email: t.text },
);

export const administratorsUsage = `Use one of:
  list             the addresses of all administrators
  grant EMAIL      makes this account an administrator
  revoke EMAIL     makes it an ordinary account again
  link EMAIL       a link that sets a new password, once, within seven days`;

type CommandPorts = Pick<Ports, "database" | "codeHash" | "publicUrl" | "auditSink">;

/**
 * For operators who cannot sign in as an administrator. Anybody with a shell on the machine can change everything
 * anyway. Each change is in the audit log.
 *
 * @returns what to print
 *
 * @throws with a message for a person
 */
export async function administer(ports: CommandPorts, words: readonly string[], now: Date): Promise<string> {
  const [command = "", address] = words;
  return transaction(ports.database, async (sql) => {
    if (command === "list") {
      const rows = await sql.rows(administrators, []);
      return rows.length === 0 ? "Nobody is an administrator." : rows.map((it) => it.email).join("\n");
    }
    if (address === undefined || !["grant", "revoke", "link"].includes(command)) throw new Error(administratorsUsage);
    const account = await findByEmail(sql, emailField.safeParse(address).data ?? address);
    if (account?.kind !== "person") throw new Error(`There is no account with the address ${address}.`);
    if (account.disabledAt !== null) throw new Error(`The account of ${address} is disabled. Enable it first.`);
    const note = (event: AuditEvent, detail: Readonly<Record<string, boolean>>) =>
      noteChange(sql, ports, { userId: account.id, event, detail, now });
    if (command === "link") {
      const code = { purpose: "handed", email: account.email, userId: account.id } as const;
      const made = await createEmailCode({ sql, ports, now, newId: v7 }, code);
      await note("password_link_made", { mailed: false });
      return `${ports.publicUrl}/reset-password#${new URLSearchParams({ email: account.email, code: made.code })}`;
    }
    const isAdmin = command === "grant";
    if (!isAdmin && account.isAdmin) await requireAnotherAdministrator(sql, account.id);
    await storeAdministrator(sql, account.id, isAdmin);
    await note("administrator_changed", { administrator: isAdmin });
    return isAdmin ? `${account.email} is an administrator now.` : `${account.email} is no administrator now.`;
  });
}

async function noteChange(
  sql: Sql,
  ports: CommandPorts,
  it: { userId: string; event: AuditEvent; detail: Readonly<Record<string, boolean>>; now: Date },
): Promise<void> {
  const source = { actor: { kind: "anonymous" as const }, network: undefined, now: it.now };
  const detail = { ...it.detail, command_line: true };
  await recordAudit(sql, ports, source, { event: it.event, subjectUserId: it.userId, detail });
}
