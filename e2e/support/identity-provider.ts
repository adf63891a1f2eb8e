import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  /** Defaults to true. */
  readonly email_verified?: boolean;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Sets who signs in at the next visit of the authorization page. */
  setPerson(claims: Person): void;
  stop(): void;
}

/**
 * An OpenID Connect provider with discovery, authorization code with PKCE, tokens and keys. Its page redirects back at
 * once.
 */
export async function startIdentityProvider(client: { id: string; secret: string }): Promise<IdentityProvider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const codes = new Map<string, { challenge: string; redirect: string }>();
  let person: Person = { sub: "nobody", email: "nobody@example.com", name: "Nobody" };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (url.pathname === "/.well-known/openid-configuration") {
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    }
    if (url.pathname === "/jwks") return json(200, { keys: [jwk] });
    if (url.pathname === "/authorize") {
      const redirect = url.searchParams.get("redirect_uri") ?? "";
      const code = randomBytes(16).toString("hex");
      codes.set(code, { challenge: url.searchParams.get("code_challenge") ?? "", redirect });
      const back = new URL(redirect);
      back.searchParams.set("code", code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === "/token") {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
      const granted = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const basic = Buffer.from(`${client.id}:${client.secret}`).toString("base64");
      if (request.headers.authorization !== `Basic ${basic}` || granted?.challenge !== challenge) {
        return json(400, { error: "invalid_grant" });
      }
      const idToken = await new SignJWT({
        email: person.email,
        email_verified: person.email_verified ?? true,
        name: person.name,
      })
        .setProtectedHeader({ alg: "RS256", kid: "one" })
        .setIssuer(issuer)
        .setAudience(client.id)
        .setSubject(person.sub)
        .setIssuedAt()
        .setExpirationTime("5m")
        .sign(privateKey);
      return json(200, { access_token: "unused", token_type: "Bearer", id_token: idToken, expires_in: 300 });
    }
    return json(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    setPerson: (claims) => {
      person = claims;
    },
    stop: () => void server.close(),
  };
}
