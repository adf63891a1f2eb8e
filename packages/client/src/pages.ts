import type { Client } from "./client.ts";
import type { Verb } from "./verb.ts";

interface Page {
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** The pages of a list, one after the other, until there are no more or the caller stops. */
export async function* pages<Input extends { readonly cursor?: string | undefined }, Output extends Page>(
  client: Client,
  verb: Verb<Input, Output>,
  input: Input,
): AsyncGenerator<Output> {
  let cursor: string | null | undefined;
  do {
    const page: Output = await client.call(verb, cursor ? { ...input, cursor } : input);
    yield page;
    cursor = page.has_more ? page.next_cursor : null;
  } while (cursor);
}
