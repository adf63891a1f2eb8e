import type { Text } from "../words/sentence.ts";
/** A warning about a request that succeeded. `path` is a dotted path into input or output. */
export interface Warning {
  readonly code: string;
  /** A string is English that a catalogue may have. */
  readonly message: Text;
  readonly path: string;
}
