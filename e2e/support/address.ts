/** The port of the service that the browser tests start. */
export const port = Number(process.env.E2E_PORT ?? 3939);
/** The URL of the service under test. The set-up of the contract tests passes it in the environment. */
export const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${port}`;
