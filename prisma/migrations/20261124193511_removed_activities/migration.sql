-- CreateTable
CREATE TABLE "removed_activities" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,

    CONSTRAINT "removed_activities_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "removed_activities_trip_id_idx" ON "removed_activities"("trip_id");

-- AddForeignKey
ALTER TABLE "removed_activities" ADD CONSTRAINT "removed_activities_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was removed so far, by the log.
INSERT INTO "removed_activities" ("id", "trip_id")
SELECT DISTINCT ON (gone.id) gone.id, gone.trip_id
  FROM (SELECT (op->'activity'->>'id')::uuid AS id, e."trip_id"
          FROM "edit_log" e,
               jsonb_array_elements(CASE jsonb_typeof(e."patch") WHEN 'array' THEN e."patch" ELSE '[]' END) AS op
         WHERE op->>'op' = 'activity.remove') AS gone
 WHERE NOT EXISTS (SELECT FROM "activities" a WHERE a."id" = gone.id AND a."trip_id" <> gone.trip_id)
ON CONFLICT DO NOTHING;
