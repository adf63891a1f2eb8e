-- AlterTable
ALTER TABLE "idempotent_calls" ADD COLUMN     "trip_id" UUID,
ADD COLUMN     "user_id" UUID;

-- CreateIndex
CREATE INDEX "idempotent_calls_trip_id_user_id_idx" ON "idempotent_calls"("trip_id", "user_id");

-- AddForeignKey
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_trip_id_user_id_fkey" FOREIGN KEY ("trip_id", "user_id") REFERENCES "members"("trip_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
