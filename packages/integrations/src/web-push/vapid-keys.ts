import { createECDH } from "node:crypto";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf, statement, t } from "@caravan/db/sql";
import webPush from "web-push";
import type { VapidKeys } from "./push-sender.ts";

/** The operator's configuration. */
export interface VapidSettings {
  readonly publicKey: string | undefined;
  readonly privateKey: string | undefined;
  readonly subject: string | undefined;
}

const NAME = "vapid";
/** The private key is encrypted: with it, others could send pushes in our name. */
const PURPOSE = "kept:vapid";

const keep = statement(
  "vapid-keep",
  "insert into kept_secrets (name, value, created_at) values ($1, $2, now()) on conflict (name) do nothing",
  [t.text, t.text],
);
const reseal = statement("vapid-reseal", "update kept_secrets set value = $3 where name = $1 and value = $2", [
  t.text,
  t.text,
  t.text,
]);
const find = statement("vapid-find", "select value from kept_secrets where name = $1", [t.text], { value: t.text });

/**
 * The operator's key pair, else the one that the first process generated. It is stored in the database, since all
 * processes must use the same: browsers subscribe to one key, and a new one would invalidate all subscriptions.
 *
 * @throws when the operator's keys are invalid: otherwise every push would get 403
 */
export async function vapidKeys(
  { database, secretBox }: Pick<Ports, "database" | "secretBox">,
  settings: VapidSettings,
  publicUrl: string,
): Promise<VapidKeys> {
  const subject = settings.subject ?? subjectOf(publicUrl);
  const { publicKey, privateKey } = settings;
  if (publicKey && privateKey) return { ...checkedPair(publicKey, privateKey), subject };
  const sql = sqlOf(database);
  const fresh = () => secretBox.seal(JSON.stringify(webPush.generateVAPIDKeys()), PURPOSE);
  const stored = async () => (await sql.rows(find, [NAME]))[0]?.value;
  let value = await stored();
  if (value === undefined) {
    await sql.rows(keep, [NAME, fresh()]);
    // Another process may have been first.
    value = await stored();
  } else if (!secretBox.isCurrent(value)) {
    const pair = secretBox.open(value, PURPOSE);
    if (pair === undefined)
      console.warn(
        "The keys for push cannot be decrypted, so there are new ones: devices have to allow notifications again. The earlier secret in AUTH_SECRETS_OLD would have kept them.",
      );
    await sql.rows(reseal, [NAME, value, pair === undefined ? fresh() : secretBox.seal(pair, PURPOSE)]);
    value = await stored();
  }
  const pair = value && secretBox.open(value, PURPOSE);
  if (!pair) throw new Error("the keys for push could not be stored");
  return { ...JSON.parse(pair), subject };
}

function checkedPair(publicKey: string, privateKey: string): Pick<VapidKeys, "publicKey" | "privateKey"> {
  const curve = createECDH("prime256v1");
  try {
    if (!/^[\w-]{43}$/.test(privateKey)) throw new Error();
    curve.setPrivateKey(privateKey, "base64url");
  } catch {
    throw new Error("VAPID_PRIVATE_KEY must be the 32 bytes of a P-256 key in base64url, without =.");
  }
  if (curve.getPublicKey("base64url") !== publicKey)
    throw new Error("VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY: both must come from one pair.");
  return { publicKey, privateKey };
}

/** Push services require a reachable contact; an address of this machine is not. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:operator@example.com";
}
