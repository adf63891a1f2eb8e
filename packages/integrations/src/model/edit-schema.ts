import { z } from "zod";

const categories = ["food", "sight", "activity", "shopping", "nature", "nightlife"] as const;
const stopKinds = ["visit", "meal", "evening", "ride", "free"] as const;
const clock = z.string().regex(/^\d{1,2}:\d{2}/);
const position = z.tuple([z.number(), z.number()]);

/**
 * The format of the answer. Sent as a JSON schema, of which some providers allow at most ten optional fields; the
 * instructions repeat it for servers that ignore it.
 */
export const answerSchema = z.object({
  understood: z.array(z.string()),
  read: z.object({
    arrive: z.string(),
    leave: z.string(),
    blocks: z.array(z.object({ what: z.string(), from: z.string(), to: z.string(), days: z.array(z.string()) })),
  }),
  nights: z.array(z.object({ base: z.string(), nights: z.number(), at: z.array(z.number()) })),
  days: z.array(
    z.object({
      date: z.string(),
      line: z.string(),
      stops: z.array(
        z.object({
          id: z.string().optional(),
          name: z.string().optional(),
          kind: z.enum(stopKinds),
          from: z.string(),
          to: z.string(),
          why: z.string(),
          order: z.string(),
          way: z.string(),
          cost: z.number().optional(),
          area: z.string().optional(),
          at: z.array(z.number()).optional(),
          category: z.enum(categories).optional(),
          starts_at: z.array(z.number()).optional(),
          ends_at: z.array(z.number()).optional(),
        }),
      ),
    }),
  ),
  advice: z.array(z.string()),
});

const text = z.string().optional().catch(undefined);
const point = position.optional().catch(undefined);

/** A stop as it is parsed: invalid fields count as missing, and unknown keys are dropped. */
export const stopSchema = z.object({
  id: text,
  name: text,
  kind: z.enum(stopKinds).catch("visit"),
  from: clock,
  to: clock,
  why: text,
  order: text,
  way: text,
  cost: z.number().min(0).max(1_000_000_000).optional().catch(undefined),
  area: text,
  at: point,
  category: z.enum(categories).optional().catch(undefined),
  starts_at: point,
  ends_at: point,
});
export type AnsweredStop = z.infer<typeof stopSchema>;

export const daySchema = z.object({
  date: z.string(),
  line: text,
  stops: z.array(z.unknown()).transform((all) => all.flatMap((it) => stopSchema.safeParse(it).data ?? [])),
});
export type AnsweredDay = z.infer<typeof daySchema>;

const block = z.object({
  what: z.string(),
  from: clock,
  to: clock,
  days: z.array(z.string()).optional().catch(undefined),
});

export const readSchema = z.object({
  arrive: clock.optional().catch(undefined),
  leave: clock.optional().catch(undefined),
  blocks: z
    .array(z.unknown())
    .transform((all) => all.flatMap((it) => block.safeParse(it).data ?? []))
    .catch([]),
});
export type AnsweredRead = z.infer<typeof readSchema>;

export const nightsSchema = z.array(z.object({ base: z.string(), nights: z.number(), at: point }));
export type AnsweredNights = z.infer<typeof nightsSchema>;
export const textsSchema = z
  .array(z.unknown())
  .transform((all) => all.filter((it): it is string => typeof it === "string"));
