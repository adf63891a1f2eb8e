-- CreateTable
CREATE TABLE "place_lookups" (
    "key" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "place_lookups_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "place_lookups_expires_at_idx" ON "place_lookups"("expires_at");
