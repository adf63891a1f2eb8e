import { todayIn } from "@caravan/domain/calendar";
import type { Context } from "../kernel/context.ts";
import { invalidAt } from "../kernel/errors.ts";

/**
 * New trips start today or later in the caller's time zone. For a trip that has begun, the message says what to send
 * instead.
 */
export function refusePastStart(
  ctx: Context,
  input: { readonly start_date: string; readonly timezone?: string | undefined },
): void {
  const zone = input.timezone ?? "UTC";
  const today = todayIn(zone, ctx.now);
  if (input.start_date >= today) return;
  throw invalidAt(
    "start_date",
    `must not be in the past: today is ${today} in ${zone}. For a trip that is under way send ${today}; what was booked for earlier days can be brought in with ingest_confirmation`,
  );
}
