-- The table keeps answers of every live source, not of places only.
ALTER TABLE "place_lookups" RENAME TO "live_answers";
ALTER TABLE "live_answers" RENAME CONSTRAINT "place_lookups_pkey" TO "live_answers_pkey";
ALTER INDEX "place_lookups_expires_at_idx" RENAME TO "live_answers_expires_at_idx";
