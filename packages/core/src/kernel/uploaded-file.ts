import { createHash } from "node:crypto";

/** A file that was sent as the body of a request, within the limit of the verb that takes it. */
export class UploadedFile {
  /** What the sender calls it; empty when nothing was said. Not cleaned: it may hold paths and control characters. */
  readonly name: string;
  /** What the sender says it is, in lower case and without parameters. What it is, the bytes say. */
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

  /** For the fingerprint of an Idempotency-Key: the hash stands for the bytes. */
  toJSON(): object {
    return { name: this.name, type: this.type, sha256: this.sha256 };
  }
}
