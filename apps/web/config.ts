import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SecretRing } from "@caravan/api/auth/derived-keys";
import { mailDomain } from "@caravan/domain/fields";
import { signUpModes } from "@caravan/domain/sign-up-policy";
import { liveAddresses } from "@caravan/integrations/live-sources/which-sources";
import { languages } from "@caravan/languages/language";
import { z } from "zod";
import { readTrustedProxies } from "./client-address.ts";
import { withSecretFiles } from "./secret-files.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const MEGABYTE = 1_000_000;

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
/** An address of the operator's own for a live source, or `off`. */
const sourceAddress = z.union(
  [z.literal("off"), url.refine((it) => isPlainAddress(it), "must have no user name, query or fragment")],
  {
    error: "must be off, or an http or https address without user name, query and fragment",
  },
);
const language = z.enum(languages, `must be some of ${languages.join()}`);
const switched = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(fallback)
    .transform((value) => value === "on");

/** An address without user, query or fragment. A key in these would end up in logs. */
function isPlainAddress(address: string): boolean {
  const it = URL.parse(address);
  // Another check reports what is not an address at all.
  return it === null || it.username + it.password + it.search + it.hash === "";
}

/** In the format of Standard Webhooks. */
function isWebhookSecret(secret: string): boolean {
  return /^whsec_[A-Za-z\d+/]+={0,2}$/.test(secret) && Buffer.from(secret.slice(6), "base64").length >= 24;
}

/** All settings from the environment; `.env.example` explains each. */
const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: text.optional(),
  PUBLIC_URL: url.transform((value) => value.replace(/\/$/, "")).optional(),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  AUTH_SECRETS_OLD: z
    .string()
    .default("")
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  SIGN_UP: z.enum(signUpModes).optional(),
  SIGN_UP_DOMAINS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(mailDomain))
    .optional(),
  AUDIT_DAYS: z.coerce.number().int().min(31).max(3650).optional(),
  AUDIT_LOG: z.enum(["database", "output"]).default("database"),
  LANGUAGES: z
    .string()
    .default(languages.join())
    .transform((value) => [...new Set(value.split(/[\s,]+/).filter(Boolean))])
    .pipe(z.tuple([language], language)),
  DEMO: switched("on"),
  RATE_LIMIT: switched("on"),
  TRUST_PROXY: z
    .string()
    .trim()
    .default("off")
    .transform((value, context) => {
      const proxies = readTrustedProxies(value);
      if (proxies) return proxies;
      context.addIssue("must be off, on, a number of proxies up to 10, or networks such as 10.0.0.0/8 fd00::/8");
      return z.NEVER;
    }),
  FETCH_TRUSTED_HOSTS: z
    .string()
    .default("")
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  STORAGE: z.enum(["disk", "s3"]).default("disk"),
  DOCUMENTS_DIR: text.optional(),
  DOCUMENTS_FREE_SPACE_MB: z.coerce.number().int().min(0).max(10_000_000).default(500),
  CLAMD: z
    .string()
    .trim()
    .transform((value, context) => {
      const it = /^[^\s/@]+:\d+$/.test(value) ? URL.parse(`tcp://${value}`) : null;
      if (it?.port) return { host: it.hostname.replace(/^\[|\]$/g, ""), port: Number(it.port) };
      context.addIssue("must be a host and a port, such as clamav:3310");
      return z.NEVER;
    })
    .optional(),
  QUOTA_ACCOUNT_MB: z.coerce.number().int().min(1).max(10_000_000).default(2000),
  QUOTA_TRIP_MB: z.coerce.number().int().min(1).max(10_000_000).default(1000),
  S3_ENDPOINT: url.refine(isPlainAddress, "must have no user name, query or fragment").optional(),
  S3_REGION: text.default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: text.optional(),
  INBOUND_MAIL_DOMAIN: z.hostname("must be the name of a domain").toLowerCase().optional(),
  INBOUND_MAIL_AUTHSERV: text.optional(),
  INBOUND_MAIL_SECRET: text.refine(isWebhookSecret, "must be whsec_ and at least 24 bytes as base64").optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GITHUB_CLIENT_ID: text.optional(),
  GITHUB_CLIENT_SECRET: text.optional(),
  OIDC_ISSUER: url.optional(),
  OIDC_AUDIENCE: text.optional(),
  OIDC_JWKS_URL: url.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.default("Single sign-on"),
  VAPID_PUBLIC_KEY: text.optional(),
  VAPID_PRIVATE_KEY: text.optional(),
  VAPID_SUBJECT: text.regex(/^(?:mailto:|https:\/\/)/, "must begin with mailto: or https://").optional(),
  MODEL_PROVIDER: z.enum(["openai", "anthropic"]).optional(),
  MODEL_URL: url.refine(isPlainAddress, "must have no user name, query or fragment").optional(),
  MODEL_NAME: text.optional(),
  MODEL_API_KEY: text.optional(),
  MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(1800).default(120),
  MODEL_MAX_TOKENS: z.coerce.number().int().min(500).max(64_000).default(12_000),
  LIVE_SOURCES: z.enum(["on", "off"]).optional(),
  NOMINATIM_URL: sourceAddress.optional(),
  OVERPASS_URL: sourceAddress.optional(),
  PHOTON_URL: sourceAddress.optional(),
  WIKIDATA_URL: sourceAddress.optional(),
  COMMONS_URL: sourceAddress.optional(),
  WEATHER_URL: sourceAddress.optional(),
  RATES_URL: sourceAddress.optional(),
  LIVE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(60).default(8),
  PLACES_CACHE_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  PHOTOS_CACHE_MB: z.coerce.number().int().min(10).max(100_000).default(500),
});

const bucketSettings = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Checks of settings that depend on each other. */
const together: readonly (readonly (keyof z.infer<typeof environment>)[])[] = [
  ["SMTP_URL", "MAIL_FROM"],
  ["INBOUND_MAIL_DOMAIN", "INBOUND_MAIL_SECRET"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["MODEL_PROVIDER", "MODEL_NAME"],
  bucketSettings,
];

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment; throws one message that names everything that is wrong. */
export function readConfig(environmentOfProcess: Readonly<Record<string, string | undefined>>) {
  const { env, faults: faultsOfFiles } = withSecretFiles(environmentOfProcess);
  // A line such as `SMTP_URL=` in an .env file means "not set".
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = environment.safeParse(set);
  const faults = [...faultsOfFiles, ...(parsed.error?.issues ?? []).map((it) => `${it.path.join(".")}: ${it.message}`)];
  for (const group of together) {
    const missing = group.filter((key) => set[key] === undefined);
    if (missing.length > 0 && missing.length < group.length)
      faults.push(`${missing.join(", ")}: needed beside ${group.filter((key) => set[key]).join(", ")}`);
  }
  if (set.OIDC_ISSUER === undefined && (set.OIDC_AUDIENCE ?? set.OIDC_CLIENT_ID))
    faults.push("OIDC_ISSUER: needed for OIDC");
  if (set.MODEL_PROVIDER !== undefined && set.MODEL_URL === undefined && set.MODEL_API_KEY === undefined)
    faults.push("MODEL_API_KEY: needed unless MODEL_URL names a server that takes none");
  if (set.MODEL_PROVIDER === undefined && (set.MODEL_URL ?? set.MODEL_API_KEY) !== undefined)
    faults.push("MODEL_PROVIDER: needed beside MODEL_URL and MODEL_API_KEY");
  const hasBucket = bucketSettings.every((key) => set[key] !== undefined);
  if (set.STORAGE === "s3" && !hasBucket) faults.push(`STORAGE: s3 needs ${bucketSettings.join(", ")}`);
  if (set.STORAGE !== "s3" && hasBucket) faults.push("STORAGE: must be s3 for the S3 settings to be used");
  if (!parsed.success || faults.length > 0) {
    throw new Error(
      `the configuration is not valid:\n${faults.map((it) => `  - ${it}`).join("\n")}\n.env.example explains each setting.`,
    );
  }
  const it = parsed.data;
  const dataDir = resolve(root, it.DATA_DIR);
  return {
    port: it.PORT,
    // A development or trial installation serves only this machine.
    host: it.HOST ?? (env.NODE_ENV === "production" ? undefined : "127.0.0.1"),
    publicUrl: it.PUBLIC_URL ?? `http://localhost:${it.PORT}`,
    dataDir,
    databaseUrl: it.DATABASE_URL,
    poolSize: it.DATABASE_POOL,
    secrets: it.AUTH_SECRET ? ([it.AUTH_SECRET, ...it.AUTH_SECRETS_OLD] as const) : keptSecrets(dataDir),
    fixedSettings: { signUp: it.SIGN_UP, signUpDomains: it.SIGN_UP_DOMAINS, auditDays: it.AUDIT_DAYS },
    auditToOutput: it.AUDIT_LOG === "output",
    languages: it.LANGUAGES,
    // No sample trip is added to a database of the operator's own.
    demo: it.DEMO && it.DATABASE_URL === undefined,
    rateLimit: it.RATE_LIMIT,
    trustedProxies: it.TRUST_PROXY,
    trustedHosts: it.FETCH_TRUSTED_HOSTS,
    documents: {
      folder: it.DOCUMENTS_DIR === undefined ? join(dataDir, "files") : resolve(root, it.DOCUMENTS_DIR),
      floorBytes: it.DOCUMENTS_FREE_SPACE_MB * MEGABYTE,
    },
    malwareScanner: it.CLAMD,
    quotas: { account: it.QUOTA_ACCOUNT_MB * MEGABYTE, trip: it.QUOTA_TRIP_MB * MEGABYTE },
    bucket:
      it.STORAGE === "s3" && it.S3_ENDPOINT && it.S3_BUCKET && it.S3_ACCESS_KEY_ID && it.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: it.S3_ENDPOINT,
            region: it.S3_REGION,
            bucket: it.S3_BUCKET,
            accessKeyId: it.S3_ACCESS_KEY_ID,
            secretAccessKey: it.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    mail: it.SMTP_URL && it.MAIL_FROM ? { url: it.SMTP_URL, from: it.MAIL_FROM } : undefined,
    inboundMail:
      it.INBOUND_MAIL_DOMAIN && it.INBOUND_MAIL_SECRET
        ? { domain: it.INBOUND_MAIL_DOMAIN, secret: it.INBOUND_MAIL_SECRET, authority: it.INBOUND_MAIL_AUTHSERV }
        : undefined,
    vapid: {
      publicKey: it.VAPID_PUBLIC_KEY,
      privateKey: it.VAPID_PRIVATE_KEY,
      subject: it.VAPID_SUBJECT,
    },
    google: pair(it.GOOGLE_CLIENT_ID, it.GOOGLE_CLIENT_SECRET),
    github: pair(it.GITHUB_CLIENT_ID, it.GITHUB_CLIENT_SECRET),
    oidcSignIn:
      it.OIDC_ISSUER && withIssuer(it.OIDC_ISSUER, it.OIDC_NAME, pair(it.OIDC_CLIENT_ID, it.OIDC_CLIENT_SECRET)),
    oidcBearer:
      it.OIDC_ISSUER && it.OIDC_AUDIENCE
        ? { issuer: it.OIDC_ISSUER, audience: it.OIDC_AUDIENCE, jwksUrl: it.OIDC_JWKS_URL }
        : undefined,
    model:
      it.MODEL_PROVIDER && it.MODEL_NAME
        ? {
            provider: it.MODEL_PROVIDER,
            url: it.MODEL_URL,
            name: it.MODEL_NAME,
            apiKey: it.MODEL_API_KEY,
            timeoutSeconds: it.MODEL_TIMEOUT_SECONDS,
            maxTokens: it.MODEL_MAX_TOKENS,
          }
        : undefined,
    live: {
      addresses: liveAddresses({
        choice: it.LIVE_SOURCES,
        byDefault: env.NODE_ENV === "production" && !set.CI,
        own: {
          nominatim: it.NOMINATIM_URL,
          overpass: it.OVERPASS_URL,
          photon: it.PHOTON_URL,
          wikidata: it.WIKIDATA_URL,
          commons: it.COMMONS_URL,
          weather: it.WEATHER_URL,
          rates: it.RATES_URL,
        },
      }),
      timeoutSeconds: it.LIVE_TIMEOUT_SECONDS,
      placesCacheDays: it.PLACES_CACHE_DAYS,
      photos: { folder: join(dataDir, "photos"), mostBytes: it.PHOTOS_CACHE_MB * MEGABYTE },
    },
  };
}

function pair(id: string | undefined, secret: string | undefined) {
  return id && secret ? { id, secret } : undefined;
}

function withIssuer(issuer: string, name: string, client: { id: string; secret: string } | undefined) {
  return client && { issuer, name, ...client };
}

/** Created once and kept, because new secrets would end all registrations at each start. The first line signs. */
function keptSecrets(dataDir: string): SecretRing {
  const file = join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      // Another process was faster: its secret is used.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  const [current, ...earlier] = readFileSync(file, "utf8").split(/\s+/).filter(Boolean);
  if (current === undefined || current.length < 32)
    throw new Error(`${file} must begin with a secret of at least 32 characters`);
  return [current, ...earlier];
}
