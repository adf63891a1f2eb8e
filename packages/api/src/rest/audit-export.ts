import { once } from "node:events";
import { auditLines, exportAuditLog } from "@caravan/core/administration/export-audit-log";
import { execute } from "@caravan/core/composition";
import type { Verb } from "@caravan/core/kernel/define";
import { limitVerb } from "../limits/request-rates.ts";
import { type CredentialRequest, resolvedCall } from "../request-context.ts";
import { parseInput } from "../run-verb.ts";
import { refuseUnknown } from "./run-rest-request.ts";

const verb = exportAuditLog as unknown as Verb;

/**
 * Sends the audit log as JSON lines while it is read: a slow client slows down the reading, and the log is never in
 * memory as a whole.
 */
export async function sendAuditLog(it: CredentialRequest): Promise<void> {
  const { response, url, options, network } = it;
  const call = await resolvedCall(it);
  await limitVerb(verb, { rateLimiter: options.rateLimiter, actor: call.actor, network });
  const { filter } = await execute(exportAuditLog, call, async () => {
    const sent = Object.fromEntries(url.searchParams);
    refuseUnknown(verb, sent);
    return parseInput(exportAuditLog.input, sent);
  });
  response.writeHead(200, {
    "content-type": "application/jsonl; charset=utf-8",
    "content-disposition": 'attachment; filename="audit-log.jsonl"',
  });
  try {
    for await (const lines of auditLines(call.ports, filter)) {
      if (call.signal.aborted) return;
      if (!response.write(lines)) await Promise.race([once(response, "drain"), once(response, "close")]);
    }
    response.end();
  } catch (error) {
    // The status was already sent, so only a broken connection can show that lines are missing.
    response.destroy();
    throw error;
  }
}
