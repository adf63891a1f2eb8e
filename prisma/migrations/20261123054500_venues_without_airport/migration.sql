-- Hotels, tables and meetings that were recorded with a city lay at the city's airport. Their position is not known.
UPDATE "segments"
   SET "place" = "place" || '{"iata": null, "lat": null, "lng": null}'::jsonb
 WHERE "kind" IN ('hotel', 'meeting', 'other') AND "source_id" IS NULL AND "place" ->> 'iata' IS NOT NULL
   AND "place" ->> 'name' <> "place" ->> 'iata';
