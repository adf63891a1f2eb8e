/**
 * What one address of the interface takes and answers. Each is a constant of its own, so that unused ones are left out
 * of a bundle.
 */
export interface Verb<Input, Output> {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With `{name}` where a field of the input goes. */
  readonly path: string;
  /** Only for types; never there. */
  readonly types?: { readonly input: Input; readonly output: Output };
}

/* @__NO_SIDE_EFFECTS__ */
export function verb<Input, Output>(
  name: string,
  method: Verb<Input, Output>["method"],
  path: string,
): Verb<Input, Output> {
  return { name, method, path };
}

/** What a call answers when the key needs approval, or when the call said `propose`: nothing has changed yet. */
export interface Proposed {
  readonly status: "proposed";
  readonly proposal_id: string;
  /** Where a person decides. */
  readonly review_url: string;
  readonly proposal: {
    readonly summary: string;
    readonly changes: readonly { readonly id: string; readonly summary: string }[];
  };
}

export function isProposed<Output extends object>(answer: Output | Proposed): answer is Proposed {
  return (answer as Partial<Proposed>).status === "proposed" && "proposal_id" in answer;
}
