import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { findAccount } from "./accounts.ts";
import { challengeMinutes, keepChallenge } from "./passkey-challenges.ts";
import { requirePasskeyParty } from "./passkey-party.ts";
import { passkeyAlgorithms, passkeysOf, webAuthn } from "./passkeys.ts";

/** For `navigator.credentials`, as WebAuthn writes them in JSON. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const startPasskey = command({
  name: "start_passkey",
  description:
    "Begins to add a passkey: the options for navigator.credentials.create. Its answer goes to POST /api/users/me/passkeys within ten minutes.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  credential: true,
  rateLimit: { key: "passkeys", limit: 30, seconds: 600, counts: "account" },
  errors: ["recent_sign_in_needed", "passkeys_unavailable"],
  input: z.object({}),
  output: passkeyOptions,
  rest: { method: "POST", path: "/api/users/me/passkeys/options" },
  async run(ctx) {
    requireRecentSignIn(ctx);
    const { rpId } = requirePasskeyParty(ctx.ports.publicUrl);
    const { userId } = signedIn(ctx.actor);
    const account = await findAccount(ctx.sql, userId);
    if (!account) throw notFound("account");
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: "Caravan",
      rpID: rpId,
      userName: account.email,
      userDisplayName: account.name ?? account.email,
      // The authenticator stores this id, so it must not identify the person.
      userID: new Uint8Array(Buffer.from(userId)),
      timeout: challengeMinutes * 60_000,
      attestationType: "none",
      supportedAlgorithmIDs: passkeyAlgorithms,
      excludeCredentials: (await passkeysOf(ctx.sql, userId)).map((it) => ({
        id: it.credentialId,
        transports: [...it.transports],
      })),
      // It replaces the password, so it must be discoverable without a user name, and its authenticator must verify the
      // person.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await keepChallenge(ctx.sql, options.challenge, userId, ctx.now);
    return { options: { ...options } };
  },
});
