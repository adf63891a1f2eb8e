import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { generate } from "selfsigned";

/** Receives the redirect from the browser to the client. */
export interface Callback {
  readonly url: string;
  /** Waits for the redirect, and returns its query parameters. */
  arrived(): Promise<URLSearchParams>;
  stop(): void;
}

export async function startCallback(): Promise<Callback> {
  const arrival = Promise.withResolvers<URLSearchParams>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (url.pathname === "/callback") arrival.resolve(url.searchParams);
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Back</title><h1>Back at the client</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    arrived: () => arrival.promise,
    stop: () => void server.close(),
  };
}

export interface ClientDocument {
  readonly url: string;
  readonly host: string;
  /** In PEM format. */
  readonly certificate: string;
  /** Sets the fields of the document besides its address. */
  publish(metadata: object): void;
  stop(): void;
}

/** Serves a client's metadata document over TLS. */
export async function startClientDocument(): Promise<ClientDocument> {
  const pair = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  let published: object = {};
  const server = createSecureServer({ key: pair.private, cert: pair.cert }, (_, response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ client_id: url, ...published }));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const url = `https://${host}/clients/trip-helper.json`;
  return {
    url,
    host,
    certificate: pair.cert,
    publish: (metadata) => {
      published = metadata;
    },
    stop: () => void server.close(),
  };
}

/** A client's stored registration and tokens; calls `visit` with the authorization URL when it needs the person. */
export function clientIdentity(
  redirectUrl: string,
  metadataUrl: string | undefined,
  visit: (url: URL) => void,
): OAuthClientProvider {
  let information: Awaited<ReturnType<OAuthClientProvider["clientInformation"]>>;
  let tokens: Awaited<ReturnType<OAuthClientProvider["tokens"]>>;
  let verifier = "";
  return {
    redirectUrl,
    ...(metadataUrl ? { clientMetadataUrl: metadataUrl } : {}),
    clientMetadata: {
      client_name: "Trip Helper",
      redirect_uris: [redirectUrl],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    state: () => "state-of-the-test",
    clientInformation: () => information,
    saveClientInformation: (it) => {
      information = it;
    },
    tokens: () => tokens,
    saveTokens: (it) => {
      tokens = it;
    },
    redirectToAuthorization: visit,
    saveCodeVerifier: (it) => {
      verifier = it;
    },
    codeVerifier: () => verifier,
  };
}

export { Client, StreamableHTTPClientTransport, UnauthorizedError };
