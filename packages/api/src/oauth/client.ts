/** A program that acts for people. It has no secret; its redirect URIs decide how far it is trusted. */
export interface Client {
  /** The name that it gave itself; not verified. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}
