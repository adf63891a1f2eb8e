export { type CallOptions, type Client, type ClientOptions, createClient } from "./client.ts";
export { CaravanError, type ErrorDetail } from "./error.ts";
export * from "./generated/verbs.ts";
export { pages } from "./pages.ts";
export type { Retries } from "./retries.ts";
export { type SignedIn, type SignInCode, type SignInOptions, signIn } from "./sign-in.ts";
export { isProposed, type Proposed, type Verb } from "./verb.ts";
export { verifyWebhook, type WebhookMessage } from "./webhook.ts";
