import { resolveCredential } from "../auth/resolve-credential.ts";
import { readJson, sendJson } from "../http/read-body.ts";
import type { CredentialRequest } from "../request-context.ts";
import type { Route } from "../route-table.ts";
import { capabilityListing, manifest } from "./manifest.ts";
import { requireCredential, runCapabilityAs } from "./run-capability.ts";

/** What an agent reads first, and the task endpoint. */
export const agentRoutes: readonly Route[] = [
  documentRoute("/api/agent-manifest", manifest),
  documentRoute("/api/agent/capabilities", capabilityListing),
  {
    method: "POST",
    path: "/api/agent/task",
    access: "credential",
    async handle(it) {
      requireCredential(it);
      const body = await readJson(it.request);
      const result = await runCapabilityAs(it, body.capability, body.arguments, "capability");
      sendJson(it.response, 200, { success: true, result });
    },
  },
];

/** A document that needs no credential; a bad one is refused here as everywhere. */
export function documentRoute(
  path: string,
  document: (publicUrl: string, params: CredentialRequest["params"]) => unknown,
): Route {
  const handle = async ({ response, credential, options, params }: CredentialRequest) => {
    await resolveCredential(credential);
    sendJson(response, 200, document(options.auth.publicUrl, params));
  };
  return { method: "GET", path, access: "credential", handle };
}
