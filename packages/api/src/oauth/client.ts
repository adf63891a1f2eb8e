/** A program that acts for people. It has no secret; what it may be trusted with is where its answers go. */
export interface Client {
  /** What it calls itself; nobody has checked it. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}
