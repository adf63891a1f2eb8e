import type { Atoms } from "../atoms/index.ts";
import type { ReadingContext } from "../reading.ts";
import type { Document } from "../structure/document.ts";

/** All that a reader of one kind looks at. */
export interface Page {
  readonly document: Document;
  readonly atoms: Atoms;
  readonly context: ReadingContext;
}
