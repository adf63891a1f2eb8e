import { readFileSync } from "node:fs";

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that may be kept in a file, as secret stores hand them to a service. */
export const secretSettings = [
  "AUTH_SECRET",
  "AUTH_SECRETS_OLD",
  "DATABASE_URL",
  "SMTP_URL",
  "INBOUND_MAIL_SECRET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "GOOGLE_CLIENT_SECRET",
  "GITHUB_CLIENT_SECRET",
  "OIDC_CLIENT_SECRET",
  "VAPID_PRIVATE_KEY",
  "MODEL_API_KEY",
] as const;

/** Larger files are not secrets but a wrong path. */
const LONGEST = 16_384;

/**
 * The environment with each `NAME_FILE` of a secret replaced by NAME, read from that file without the white space around
 * it. The faults name settings and paths, never what a file holds.
 */
export function withSecretFiles(env: Environment): { readonly env: Environment; readonly faults: readonly string[] } {
  const read: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secretSettings) {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (env[name]?.trim()) faults.push(`${name}_FILE: ${name} is set as well; keep one of them`);
    else {
      const secret = contentOf(path);
      if (typeof secret === "string") read[name] = secret;
      else faults.push(`${name}_FILE: ${path} ${secret.fault}`);
    }
  }
  return { env: { ...env, ...read }, faults };
}

function contentOf(path: string): string | { readonly fault: string } {
  try {
    const content = readFileSync(path, "utf8");
    if (content.length > LONGEST) return { fault: `has more than ${LONGEST} characters` };
    return content.trim() || { fault: "is empty" };
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
