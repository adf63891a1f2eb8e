-- CreateTable
CREATE TABLE "calendar_feeds" (
    "trip_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("trip_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_trip_id_user_id_fkey" FOREIGN KEY ("trip_id", "user_id") REFERENCES "members"("trip_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
