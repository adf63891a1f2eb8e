/** Something that went through and that the caller should still know. `path` is a dotted path into input or output. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly path: string;
}
