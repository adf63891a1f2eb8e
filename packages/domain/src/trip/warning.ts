/** A warning about a request that succeeded. `path` is a dotted path into input or output. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly path: string;
}
