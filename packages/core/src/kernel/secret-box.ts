import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Encrypts secrets that must be readable again, so that a copy of the database does not reveal them. */
export interface SecretBox {
  /** @param purpose what the text is and whose, such as `totp:<user id>`; it can be decrypted for this purpose only */
  seal(text: string, purpose: string): string;
  /**
   * The text; undefined when no key of the ring reads it. A text that was stored before secrets were encrypted is
   * returned as it is.
   */
  open(stored: string, purpose: string): string | undefined;
  /** Whether it is encrypted with the current key. */
  isCurrent(stored: string): boolean;
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = "sealed:1:";

/**
 * AES-256-GCM; the purpose is authenticated as well. A stored text is `sealed:1:<key>:<nonce, ciphertext and tag>`, in which
 * the key is named by the beginning of its SHA-256.
 *
 * @param keys of 32 bytes: the first encrypts, all decrypt
 */
export function secretBox(keys: readonly [Uint8Array, ...Uint8Array[]]): SecretBox {
  const named = keys.map((key) => ({ key, name: createHash("sha256").update(key).digest("hex").slice(0, 12) }));
  const [current] = named as [(typeof named)[0]];
  const start = `${PREFIX}${current.name}:`;
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return start + sealed.toString("base64url");
    },
    open(stored, purpose) {
      if (!stored.startsWith(PREFIX)) return stored;
      const [name, body = ""] = stored.slice(PREFIX.length).split(":");
      const key = named.find((it) => it.name === name)?.key;
      return key && decrypted(key, Buffer.from(body, "base64url"), purpose);
    },
    isCurrent: (stored) => stored.startsWith(start),
  };
}

function decrypted(key: Uint8Array, sealed: Buffer, purpose: string): string | undefined {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
