-- AlterTable
ALTER TABLE "users" ADD COLUMN     "imported_trip_id" UUID;

-- CreateIndex
CREATE INDEX "users_imported_trip_id_idx" ON "users"("imported_trip_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_imported_trip_id_fkey" FOREIGN KEY ("imported_trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
