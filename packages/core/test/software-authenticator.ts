import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/**
 * An authenticator in software, after WebAuthn level 3: real keys, authenticator data, CBOR, COSE and signatures, so
 * that the server's checks are tested with bytes that it did not make itself. Its switches produce answers that a
 * server has to refuse.
 */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  /** Whether it verified the person by fingerprint, face or PIN. */
  verifiesUser = true;
  /** The origin of the page, as the browser sees it. */
  origin: string;
  /** Whether the page was in a frame of another site. */
  isFramed = false;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private userHandle = Buffer.alloc(0);
  private rpId: string;

  constructor(origin: string) {
    this.origin = origin;
    this.rpId = new URL(origin).hostname;
  }

  /** `navigator.credentials.create`, as JSON. */
  create(options: Options) {
    this.userHandle = Buffer.from(options.user?.id ?? "", "base64url");
    this.rpId = options.rp?.id ?? this.rpId;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, coseKey(this.keys.publicKey)]);
    const authData = Buffer.concat([this.authenticatorData(0x40), attested]);
    const object = cbor(
      new Map<unknown, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData("webauthn.create", options.challenge).toString("base64url"),
        attestationObject: object.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** `navigator.credentials.get`, as JSON; it may sign with the key of another authenticator. */
  get(options: Options, key: KeyObject = this.keys.privateKey) {
    this.counter += this.counter > 0 ? 1 : 0;
    const authData = this.authenticatorData(0);
    const clientData = this.clientData("webauthn.get", options.challenge);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(key).toString("base64url"),
        userHandle: this.userHandle.toString("base64url"),
      },
    };
  }

  get privateKey(): KeyObject {
    return this.keys.privateKey;
  }

  private named() {
    const id = this.credentialId.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: this.isFramed }));
  }

  /** Hash of the host, flags (present, verified, can be backed up, is backed up, and `more`), and the counter. */
  private authenticatorData(more: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(0x01 | (this.verifiesUser ? 0x04 : 0) | 0x08 | 0x10 | more, 0);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(Buffer.from(this.rpId)), rest]);
  }
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly user?: { readonly id: string };
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** An ES256 key: key type EC2, algorithm -7, curve P-256, and both coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [xs, ys] = [x, y].map((it) => Buffer.from(it, "base64url"));
  return cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, xs],
      [-3, ys],
    ]),
  );
}

/** RFC 8949, as far as authenticators need it: integers, byte strings, text and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, it]) => [cbor(key), cbor(it)])]);
  throw new Error(`no CBOR for ${typeof value}`);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
