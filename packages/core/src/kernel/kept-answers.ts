import { currentReader } from "@caravan/languages/texts";
import type { z } from "zod";
import type { Context } from "./context.ts";
import type { Verb } from "./define.ts";
import { keptResults } from "./kept-results.ts";
import { letOthersRun } from "./let-others-run.ts";

/** Of JSON: some forty of the largest trips. */
const MOST_CHARACTERS = 32_000_000;

type Kept = ReturnType<typeof keptResults<object>>;

const byDatabase = new WeakMap<object, Kept>();
const characters = new WeakMap<object, number>();

/**
 * The answer of a query with a {@link Verb.version}: presented and checked once, and the same object for everybody who
 * asks while the version stays the same. It must not be changed.
 */
export async function keptAnswer<Input extends z.ZodType, Output extends z.ZodType>(
  verb: Verb<Input, Output, never>,
  version: NonNullable<Verb["version"]>,
  ctx: Context,
  input: z.output<Input>,
): Promise<z.input<Output>> {
  const key = JSON.stringify([verb.name, currentReader(), input, await version(ctx, input)]);
  // Made for all who wait for it, so it goes on when the one who asked first hangs up.
  const shared = { ...ctx, signal: new AbortController().signal };
  return keptIn(ctx.ports.database.pool)(key, async () => {
    const made = await verb.run(shared, input, undefined as never);
    // Made, checked and counted in turns of their own, since one of the largest trip is 20 ms of work.
    await letOthersRun();
    const answer = verb.output.parse(made) as object;
    await letOthersRun();
    characters.set(answer, JSON.stringify(answer).length);
    return answer;
  }) as Promise<z.input<Output>>;
}

/** Whether it is a {@link keptAnswer}, which has been checked by its verb's output schema. */
export const isKeptAnswer = (answer: unknown): answer is object =>
  typeof answer === "object" && answer !== null && characters.has(answer);

function keptIn(pool: object): Kept {
  const known = byDatabase.get(pool);
  if (known) return known;
  const made = keptResults<object>(MOST_CHARACTERS, (answer) => characters.get(answer) ?? 0);
  byDatabase.set(pool, made);
  return made;
}
