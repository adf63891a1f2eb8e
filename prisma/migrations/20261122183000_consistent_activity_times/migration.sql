-- Activities whose start, end and length contradict each other, as changing one of them alone once left them. Start and end
-- hold, as in packages/domain/src/trip/resolve-times.ts.
UPDATE "activities"
SET "duration_minutes" = (
  (extract(epoch FROM ("end_time"::time - "start_time"::time)) / 60)::integer + 1440
) % 1440
WHERE "start_time" IS NOT NULL
  AND "end_time" IS NOT NULL
  AND "duration_minutes" IS NOT NULL
  AND ((extract(epoch FROM ("end_time"::time - "start_time"::time)) / 60)::integer + 1440) % 1440
    <> "duration_minutes" % 1440;

-- Without a start, an end and a length do not say when it is: the length is kept.
UPDATE "activities"
SET "end_time" = NULL
WHERE "start_time" IS NULL AND "end_time" IS NOT NULL AND "duration_minutes" IS NOT NULL;
