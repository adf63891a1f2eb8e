import { z } from "zod";
import { command } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { challengeMinutes, keepChallenge } from "./passkey-challenges.ts";
import { requirePasskeyParty } from "./passkey-party.ts";
import { webAuthn } from "./passkeys.ts";
import { passkeyOptions } from "./start-passkey.ts";

export const challengePasskey = command({
  name: "challenge_passkey",
  description:
    "What a passkey has to sign: the options for navigator.credentials.get, for ten minutes. The answer signs in at /api/auth/callback/passkey, or confirms who is signed in at /api/users/me/sessions/confirm.",
  audience: "anyone",
  withoutTool: decidesAccess,
  approval: "applies",
  credential: true,
  rateLimit: { key: "passkey-challenges", limit: 300, seconds: 600, counts: "network" },
  errors: ["passkeys_unavailable"],
  input: z.object({}),
  output: passkeyOptions,
  rest: { method: "POST", path: "/api/passkeys/options" },
  async run(ctx) {
    const { rpId } = requirePasskeyParty(ctx.ports.publicUrl);
    const { generateAuthenticationOptions } = await webAuthn();
    // No list of passkeys, because it would reveal who has an account. The authenticator offers those that it has for
    // this host.
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: "required",
      timeout: challengeMinutes * 60_000,
    });
    await keepChallenge(ctx.sql, options.challenge, null, ctx.now);
    return { options: { ...options } };
  },
});
