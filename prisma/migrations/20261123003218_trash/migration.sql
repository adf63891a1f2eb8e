-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "trashed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "group_trips" ADD COLUMN     "trashed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "trips" ADD COLUMN     "trashed_at" TIMESTAMPTZ(3),
ADD COLUMN     "trashed_group_id" UUID;

-- CreateIndex
CREATE INDEX "documents_trashed_at_idx" ON "documents"("trashed_at");

-- CreateIndex
CREATE INDEX "group_trips_trashed_at_idx" ON "group_trips"("trashed_at");

-- CreateIndex
CREATE INDEX "trips_trashed_at_idx" ON "trips"("trashed_at");

-- A key that deletes a trip puts it into the trash; that can be taken back (note_key_write).
DROP TRIGGER note_key_write ON trips;
CREATE TRIGGER note_key_write AFTER DELETE OR UPDATE OF trashed_at ON trips FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
