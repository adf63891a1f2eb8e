-- CreateTable
CREATE TABLE "member_limits" (
    "trip_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "most" TEXT NOT NULL,

    CONSTRAINT "member_limits_pkey" PRIMARY KEY ("trip_id","user_id")
);

-- CreateIndex
CREATE INDEX "member_limits_user_id_idx" ON "member_limits"("user_id");

-- AddForeignKey
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
