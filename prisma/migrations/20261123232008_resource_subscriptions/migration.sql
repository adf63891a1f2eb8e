-- CreateTable
CREATE TABLE "resource_subscriptions" (
    "session_id" UUID NOT NULL,
    "uri" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "api_key_id" UUID,
    "seq" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resource_subscriptions_pkey" PRIMARY KEY ("session_id","uri")
);

-- CreateIndex
CREATE INDEX "resource_subscriptions_created_at_idx" ON "resource_subscriptions"("created_at");
