import { Fragment, type ReactNode } from "react";

/** The parts of a text with tags, `t.parts("key", { link: (words) => <a href="…">{words}</a> })`, as one node. */
export function richText(parts: readonly ReactNode[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
