import type { createCaller } from "../router.ts";

/** Calls `trips.get` and the like by its path: the surfaces that walk the router know procedures only by name. */
export async function call(caller: ReturnType<typeof createCaller>, path: string, input: unknown): Promise<object> {
  const procedure = path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], caller) as (
    input: unknown,
  ) => Promise<object>;
  return procedure(input);
}
