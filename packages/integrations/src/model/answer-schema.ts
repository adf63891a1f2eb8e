import { z } from "zod";

const categories = ["food", "sight", "activity", "shopping", "nature", "nightlife"] as const;

/** The format of the answer. Sent as a JSON schema; the instructions repeat it for servers that ignore it. */
export const answerSchema = z.object({
  picks: z.array(
    z.object({
      id: z.string().optional(),
      name: z.string(),
      why: z.string(),
      lat: z.number().optional(),
      lng: z.number().optional(),
      category: z.enum(categories).optional(),
    }),
  ),
});

/** A pick as it is parsed: invalid fields count as missing, and unknown keys are dropped. */
export const pickSchema = z
  .object({
    id: z.string().optional().catch(undefined),
    name: z.string().optional().catch(undefined),
    why: z.string().optional().catch(undefined),
    lat: z.number().min(-90).max(90).optional().catch(undefined),
    lng: z.number().min(-180).max(180).optional().catch(undefined),
    category: z.enum(categories).optional().catch(undefined),
  })
  .refine((it) => it.id !== undefined || it.name !== undefined);

export type Pick = z.infer<typeof pickSchema>;
