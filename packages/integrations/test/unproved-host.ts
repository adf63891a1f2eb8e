import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

/** A certificate for 127.0.0.1 that no authority has signed, valid until 2126, and its key, which is used nowhere else. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUUuBKwMWe2tIxkLo5+C0BhbTwJAwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNDAyNTczN1oYDzIxMjYxMDMx
MDI1NzM3WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR/egACehL4tgUiSjUGvW7xiNZa7ICSHUlYaOe9kKCxVxME7QmOdKqD
J6LJpoEV7nrRdj2BSr8ew27B5EYxwa4Bo2QwYjAdBgNVHQ4EFgQUvYMc5iiJWyMb
4jmTvGvjYttPY7wwHwYDVR0jBBgwFoAUvYMc5iiJWyMb4jmTvGvjYttPY7wwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQDecWqg2iawH6sKwE5bt2pKurv20704VopSM8Bn8SlvTgIgVkPxKwQRJjOCpw4b
v2JY2g0srD+ivYgfnntPzHx2sBY=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgb1GChBdXpJAsY6QY
3zFggNp4N5sl6R48m0pY/N77IRChRANCAAR/egACehL4tgUiSjUGvW7xiNZa7ICS
HUlYaOe9kKCxVxME7QmOdKqDJ6LJpoEV7nrRdj2BSr8ew27B5EYxwa4B
-----END PRIVATE KEY-----`;

/** A server by https that does not prove who it is. */
export async function unprovedHost() {
  let requests = 0;
  const server = createServer({ cert: certificate, key }, (_, response) => {
    requests += 1;
    response.end("secret");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
