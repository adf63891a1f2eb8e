import { scopeMeaning, scopes } from "@caravan/domain/scopes";
import { endpointUrls } from "./endpoint-urls.ts";
import { DEVICE_GRANT } from "./token-endpoint.ts";

/** `/auth.md`: how an agent gets a key, step by step, with the addresses of this host. */
export function guide(base: string): string {
  const at = endpointUrls(base);
  return `# auth.md

You are an agent. Caravan at ${base} lets you work on the trips of a person, with a key that this person gives you. Resource server and authorization server are the same host. Follow the steps in order: discover, register, let your person decide, use the key, give it back.

## 1. Discover

A call without a credential answers 401 and says in \`WWW-Authenticate\` where the metadata is. You may also go there at once:

\`\`\`sh
curl ${at.resourceMetadata}
curl ${at.serverMetadata}
\`\`\`

The second one names every address below; its \`agent_auth\` block is about agents. The only identity type is \`user_claimed\`: you come without an identity, and a person claims you. The only credential is an API key.

## 2. Register

Ask for the scopes that you need and no more. Your person sees them, together with the name that you give yourself.

\`\`\`sh
curl ${at.device} \\
  -H 'Content-Type: application/json' \\
  -d '{"agent_name": "Trip helper", "requested_scopes": ["trips:read", "trips:write"]}'
\`\`\`

| scope | lets you |
| --- | --- |
${scopes.map((scope) => `| \`${scope}\` | ${spokenTo(scopeMeaning[scope])} |`).join("\n")}

This is all the registration that it takes: no client is registered first, and \`client_id\` may be left out or be a name of your own (then send the same one when you poll).

The answer has \`device_code\`, \`user_code\`, \`verification_uri\`, \`verification_uri_complete\`, \`expires_in\` and \`interval\`. Keep \`device_code\` to yourself.

## 3. Let your person decide

Show your person \`verification_uri\` (${at.connect}) and \`user_code\`, and ask them to open the one and enter the other. They may grant less than you asked for, limit you to some trips, or want to be asked before you change a plan.

Meanwhile poll every \`interval\` seconds:

\`\`\`sh
curl ${at.token} \\
  -d 'grant_type=${DEVICE_GRANT}' \\
  -d 'device_code=...'
\`\`\`

\`authorization_pending\` is the normal answer until they have decided. Then you get, once:

\`\`\`json
{"access_token": "cvn_...", "token_type": "bearer", "scope": "trips:read trips:write", "asks_first": false}
\`\`\`

\`scope\` is what you were granted. With \`asks_first\` your changes of what exists become proposals. \`trip_ids\`, when it is there, are the only trips that you reach. With \`expires_in\` the key ends; without it, it lasts until it is revoked.

## 4. Use the key

\`\`\`sh
curl ${at.task} \\
  -H 'Authorization: Bearer cvn_...' \\
  -H 'Content-Type: application/json' \\
  -d '{"capability": "whoami", "arguments": {}}'
\`\`\`

- Tools of the Model Context Protocol: ${at.mcp}
- REST: ${at.openapi}
- All capabilities: ${at.capabilities}

Send the key in the \`Authorization\` header only, and only to ${base}.

## 5. Errors

The addresses above that give keys answer \`{"error": "...", "error_description": "..."}\`:

| error | what to do |
| --- | --- |
| \`authorization_pending\` | keep polling |
| \`slow_down\` | wait five seconds longer between polls, from now on |
| \`access_denied\` | your person said no: ask them before you register again |
| \`expired_token\` | nobody decided in time: register again |
| \`invalid_grant\` | the code is unknown or was used: register again |
| \`invalid_scope\` | ask for scopes of the table only |
| \`invalid_request\` | mend the request; the description says what is missing |
| \`temporarily_unavailable\`, \`server_error\` | try again later |

Everything else answers \`{"success": false, "error": {"code": "...", "message": "...", "details": []}}\`:

| status | what to do |
| --- | --- |
| 401 | the key has ended: drop it, and go back to step 2 if your person still wants you |
| 403 \`insufficient_scope\` | the scope is named: ask your person, then register again with it |
| 429 | wait as long as \`Retry-After\` says |

## 6. Revocation

Give the key back when you are done:

\`\`\`sh
curl ${at.revoke} -d 'token=cvn_...'
\`\`\`

The answer is 200 and empty, whatever the token was. Your person can revoke the key at any time in their profile; you notice by a 401.

## With a browser

Clients that can open one, such as those of the Model Context Protocol, may use the authorization code grant with PKCE (S256) instead: ${at.authorize}, then ${at.token} with \`code\`, \`client_id\`, \`redirect_uri\` and \`code_verifier\`. The \`client_id\` is the https address of a client ID metadata document, or comes from ${at.register} (RFC 7591; \`redirect_uris\` are needed for this grant only). Clients have no secret.
`;
}

/** The scope meanings address the person who grants them. */
function spokenTo(meaning: string): string {
  return meaning.replaceAll("your", "their").replaceAll("for you", "for them").toLowerCase();
}
