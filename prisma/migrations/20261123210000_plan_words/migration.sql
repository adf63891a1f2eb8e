-- CreateTable
CREATE TABLE "plan_words" (
    "trip_id" UUID NOT NULL,
    "words" JSONB NOT NULL,

    CONSTRAINT "plan_words_pkey" PRIMARY KEY ("trip_id")
);

-- AddForeignKey
ALTER TABLE "plan_words" ADD CONSTRAINT "plan_words_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
