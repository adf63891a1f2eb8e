/** The port of the service that the browser tests start. */
export const port = Number(process.env.E2E_PORT ?? 3939);
/** Where the service under test answers. The contract tests are told by their set-up. */
export const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${port}`;
