import { createHash } from "node:crypto";

/** A file that was sent as the body of a request, within the limit of the verb that takes it. */
export class UploadedFile {
  /** The name that the sender gave; may be empty. Not cleaned: it may contain paths and control characters. */
  readonly name: string;
  /** The type that the sender gave, in lower case and without parameters; the bytes decide. */
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }

  get sha256(): string {
    return createHash("sha256").update(this.bytes).digest("hex");
  }

  /** For the fingerprint of an Idempotency-Key: a hash in place of the bytes. */
  toJSON(): object {
    return { name: this.name, type: this.type, sha256: this.sha256 };
  }
}
