-- What was bought becomes one record: every segment gets its booking, every dated booking on a trip its segments.

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'recorded';

-- AlterTable
ALTER TABLE "segments" ADD COLUMN     "booking_id" UUID;

-- A booking on no trip comes to the trip of the segments with its number: somebody has put those there.
UPDATE "bookings" b SET "trip_id" = m."trip_id"
  FROM (
    SELECT DISTINCT ON (b."id") b."id", s."trip_id"
      FROM "bookings" b
      JOIN "segments" s ON s."created_by_id" = b."owner_id" AND s."removed_at" IS NULL
       AND upper(regexp_replace(s."confirmation_number", '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(b."confirmation_number", '[^[:alnum:]]', '', 'g'))
     WHERE b."trip_id" IS NULL AND b."confirmation_number" ~ '[[:alnum:]]'
       AND (b."start_date" IS NULL OR s."start_local" IS NULL OR abs(b."start_date"::date - left(s."start_local", 10)::date) <= 60)
     ORDER BY b."id", s."created_at", s."id"
  ) m
 WHERE b."id" = m."id";

-- The same confirmation number on one trip, of one kind or provider, within two months.
UPDATE "segments" s SET "booking_id" = m."booking_id"
  FROM (
    SELECT DISTINCT ON (s."id") s."id", b."id" AS "booking_id"
      FROM "segments" s
      JOIN "bookings" b ON b."owner_id" = s."created_by_id" AND b."trip_id" = s."trip_id"
       AND upper(regexp_replace(b."confirmation_number", '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(s."confirmation_number", '[^[:alnum:]]', '', 'g'))
     WHERE s."confirmation_number" ~ '[[:alnum:]]'
       AND (b."kind" IN ('other', CASE s."kind" WHEN 'hotel' THEN 'stay' WHEN 'car_rental' THEN 'car' WHEN 'flight' THEN 'flight' ELSE 'activity' END)
            OR b."provider" IS NULL OR s."provider" IS NULL OR lower(b."provider") = lower(s."provider"))
       AND (b."start_date" IS NULL OR s."start_local" IS NULL OR abs(b."start_date"::date - left(s."start_local", 10)::date) <= 60)
     ORDER BY s."id", b."status" = 'confirmed' DESC, b."created_at", b."id"
  ) m
 WHERE s."id" = m."id";

-- Without a number on one of the sides: the same kind, dates and name on one trip.
UPDATE "segments" s SET "booking_id" = m."booking_id"
  FROM (
    SELECT DISTINCT ON (s."id") s."id", b."id" AS "booking_id"
      FROM "segments" s
      JOIN "bookings" b ON b."owner_id" = s."created_by_id" AND b."trip_id" = s."trip_id"
       AND b."start_date" = left(s."start_local", 10)
       AND (b."end_date" IS NULL OR s."end_local" IS NULL OR b."end_date" = left(s."end_local", 10))
       AND b."kind" = CASE s."kind" WHEN 'hotel' THEN 'stay' WHEN 'car_rental' THEN 'car' WHEN 'flight' THEN 'flight' ELSE 'other' END
       AND (lower(b."title") IN (lower(s."place" ->> 'name'), lower(s."to_place" ->> 'name'), lower(s."to_place" ->> 'city'), lower(s."title"))
            OR (s."kind" <> 'hotel' AND lower(b."city") IN (lower(s."place" ->> 'city'), lower(s."to_place" ->> 'city'), lower(s."from_place" ->> 'city'))))
     WHERE s."booking_id" IS NULL AND s."removed_at" IS NULL AND b."status" = 'confirmed'
       AND (s."confirmation_number" IS NULL OR b."confirmation_number" IS NULL)
       AND NOT EXISTS (SELECT FROM "segments" x WHERE x."booking_id" = b."id")
     ORDER BY s."id", b."created_at", b."id"
  ) m
 WHERE s."id" = m."id";

-- Segments without a booking get one for each number that one person has on a trip, else one each.
WITH keyed AS (
  SELECT "id",
         CASE WHEN "confirmation_number" ~ '[[:alnum:]]'
              THEN concat_ws(' ', "trip_id", "created_by_id", upper(regexp_replace("confirmation_number", '[^[:alnum:]]', '', 'g')))
              ELSE "id"::text END AS "key"
    FROM "segments" WHERE "booking_id" IS NULL
), made AS MATERIALIZED (
  SELECT "key", gen_random_uuid() AS "booking_id" FROM keyed GROUP BY "key"
)
UPDATE "segments" s SET "booking_id" = made."booking_id"
  FROM keyed JOIN made USING ("key") WHERE keyed."id" = s."id";

INSERT INTO "bookings" ("id", "owner_id", "trip_id", "trip_chosen", "origin", "status", "destination", "dates", "guests", "preferences",
    "kind", "title", "city", "country", "address", "lat", "lng", "start_date", "end_date", "start_time", "end_time", "adults",
    "provider", "confirmation_number", "price", "currency", "created_at", "updated_at", "cancelled_at")
SELECT made."id", made."owner_id", CASE WHEN made."off" THEN NULL ELSE made."trip_id" END, made."off",
       CASE WHEN made."read" THEN 'confirmation' ELSE 'trip' END, made."status",
       jsonb_strip_nulls(jsonb_build_object('name', CASE WHEN made."travels" AND made."at" ->> 'city' IS NOT NULL THEN NULL ELSE made."at" ->> 'name' END,
         'city', made."at" ->> 'city', 'country', made."at" ->> 'country', 'address', made."at" ->> 'address')),
       jsonb_strip_nulls(jsonb_build_object('start', made."starts", 'end', made."ends")),
       jsonb_strip_nulls(jsonb_build_object('adults', made."adults")),
       jsonb_strip_nulls(jsonb_build_object('kind', made."kind", 'title', made."title", 'provider', made."provider",
         'confirmation_number', made."confirmation_number", 'price', made."price", 'currency', made."currency")),
       CASE made."kind" WHEN 'hotel' THEN 'stay' WHEN 'car_rental' THEN 'car' WHEN 'flight' THEN 'flight' ELSE 'other' END,
       CASE WHEN made."travels" AND made."at" ->> 'city' IS NOT NULL THEN made."title" ELSE coalesce(made."at" ->> 'name', made."title") END,
       made."at" ->> 'city', made."at" ->> 'country', made."at" ->> 'address', NULL, NULL,
       left(made."starts", 10), left(made."ends", 10), nullif(substr(made."starts", 12, 5), ''), nullif(substr(made."ends", 12, 5), ''),
       made."adults", made."provider", made."confirmation_number", made."price", made."currency",
       made."created_at", made."updated_at", CASE WHEN made."status" = 'cancelled' THEN made."updated_at" END
  FROM (
    SELECT DISTINCT ON (s."booking_id") s."booking_id" AS "id", s."created_by_id" AS "owner_id", s."trip_id", s."kind", s."provider",
           s."confirmation_number", s."kind" IN ('flight', 'train') AS "travels",
           CASE s."kind" WHEN 'car_rental' THEN s."from_place" ELSE coalesce(s."place", s."to_place", s."from_place") END AS "at",
           CASE s."kind" WHEN 'hotel' THEN coalesce(s."place" ->> 'name', s."provider", 'Stay')
             WHEN 'car_rental' THEN coalesce(s."provider" || ' car', 'Rental car')
             ELSE coalesce(s."title", concat_ws(' to ', concat_ws(' ', coalesce(s."number", s."provider", initcap(s."kind")), s."from_place" ->> 'name'), s."to_place" ->> 'name')) END AS "title",
           nullif(coalesce((s."details" ->> 'guests')::int, cardinality(s."travellers")), 0) AS "adults",
           whole."starts", whole."ends", whole."status", whole."off", whole."read", whole."created_at", whole."updated_at",
           paid."price", paid."currency"
      FROM "segments" s
      JOIN LATERAL (
        SELECT min(x."start_local") AS "starts", max(coalesce(x."end_local", x."start_local")) AS "ends",
               CASE WHEN bool_and(x."status" = 'cancelled') THEN 'cancelled' ELSE 'confirmed' END AS "status",
               bool_and(x."removed_at" IS NOT NULL) AS "off", bool_or(x."source_id" IS NOT NULL) AS "read",
               min(x."created_at") AS "created_at", max(x."updated_at") AS "updated_at"
          FROM "segments" x WHERE x."booking_id" = s."booking_id"
      ) whole ON true
      LEFT JOIN LATERAL (
        SELECT sum(x."price") AS "price", x."currency"
          FROM "segments" x WHERE x."booking_id" = s."booking_id" AND x."price" IS NOT NULL AND x."removed_at" IS NULL
         GROUP BY x."currency" ORDER BY min(x."start_local") LIMIT 1
      ) paid ON true
     WHERE NOT EXISTS (SELECT FROM "bookings" b WHERE b."id" = s."booking_id")
     ORDER BY s."booking_id", s."removed_at" IS NOT NULL, s."status" = 'cancelled', s."start_local", s."id"
  ) made;

-- A dated booking on a trip without segments gets them: of a flight or train there and back, two.
INSERT INTO "segments" ("id", "trip_id", "booking_id", "created_by_id", "kind", "status", "provider", "confirmation_number", "travellers",
    "title", "start_local", "end_local", "from_place", "to_place", "place", "price", "currency", "details", "evidence", "confidence",
    "corrected", "created_at", "updated_at")
SELECT gen_random_uuid(), made."trip_id", made."id", made."owner_id", made."piece", made."status", made."provider", made."confirmation_number", '{}',
       CASE WHEN made."piece" = 'other' THEN made."title" END,
       CASE WHEN leg = 2 THEN made."ends" ELSE made."starts" END,
       CASE WHEN made."returns" THEN NULL ELSE made."ends" END,
       CASE WHEN made."piece" = 'car_rental' OR leg = 2 THEN made."at" END,
       CASE WHEN made."piece" IN ('flight', 'train') AND leg = 1 THEN made."at" END,
       CASE WHEN made."piece" IN ('hotel', 'other') THEN made."at" END,
       CASE WHEN leg = 1 AND made."currency" IS NOT NULL THEN made."price" END, CASE WHEN leg = 1 AND made."price" IS NOT NULL THEN made."currency" END,
       '{"seats": null, "travelClass": null, "fromTerminal": null, "toTerminal": null, "fromPlatform": null, "room": null, "vehicle": null, "guests": null}',
       '{}', 1, '{}', made."created_at", made."updated_at"
  FROM (
    SELECT b.*, p."piece",
           p."piece" IN ('flight', 'train') AND b."end_date"::date - b."start_date"::date >= 2 AS "returns",
           b."start_date" || coalesce('T' || b."start_time", '') AS "starts", b."end_date" || coalesce('T' || b."end_time", '') AS "ends",
           jsonb_build_object('name', b."title", 'iata', NULL, 'city', b."city", 'country', b."country", 'address', b."address",
             'lat', b."lat", 'lng', b."lng", 'timezone', NULL) AS "at"
      FROM "bookings" b
      CROSS JOIN LATERAL (
        SELECT CASE WHEN b."kind" = 'stay' THEN 'hotel' WHEN b."kind" = 'flight' THEN 'flight' WHEN b."kind" = 'car' THEN 'car_rental'
                 WHEN b."preferences" ->> 'kind' ~* '^(train|rail)' THEN 'train' ELSE 'other' END AS "piece"
      ) p
     WHERE b."trip_id" IS NOT NULL AND b."start_date" IS NOT NULL
       AND NOT EXISTS (SELECT FROM "segments" x WHERE x."booking_id" = b."id")
  ) made
  CROSS JOIN generate_series(1, CASE WHEN made."returns" THEN 2 ELSE 1 END) AS leg;

-- A booking follows its segments where both were there: cancelled when all are.
UPDATE "bookings" b SET "status" = 'cancelled', "cancelled_at" = b."updated_at"
 WHERE b."status" = 'confirmed' AND EXISTS (SELECT FROM "segments" x WHERE x."booking_id" = b."id")
   AND NOT EXISTS (SELECT FROM "segments" x WHERE x."booking_id" = b."id" AND x."status" <> 'cancelled');
UPDATE "segments" s SET "status" = 'cancelled' FROM "bookings" b
 WHERE b."id" = s."booking_id" AND b."status" = 'cancelled' AND s."status" <> 'cancelled';

-- AlterTable
ALTER TABLE "bookings" ALTER COLUMN "origin" DROP DEFAULT;
ALTER TABLE "segments" ALTER COLUMN "booking_id" SET NOT NULL;

-- CreateIndex
CREATE INDEX "segments_booking_id_idx" ON "segments"("booking_id");

-- AddForeignKey
ALTER TABLE "segments" ADD CONSTRAINT "segments_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
