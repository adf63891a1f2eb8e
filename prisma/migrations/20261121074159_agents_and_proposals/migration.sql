-- DropIndex
DROP INDEX "edit_log_reverts_id_key";

-- AlterTable
ALTER TABLE "edit_log" ADD COLUMN     "proposal_id" UUID,
ADD COLUMN     "reverts" UUID[];
UPDATE "edit_log" SET "reverts" = CASE WHEN "reverts_id" IS NULL THEN '{}'::uuid[] ELSE ARRAY["reverts_id"] END;
ALTER TABLE "edit_log" DROP COLUMN "reverts_id";

-- CreateTable
CREATE TABLE "access_requests" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "agent_name" TEXT NOT NULL,
    "client_id" TEXT,
    "requested_scopes" TEXT[],
    "address" TEXT NOT NULL,
    "user_agent" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "user_id" UUID,
    "scopes" TEXT[],
    "mode" TEXT NOT NULL DEFAULT 'apply',
    "trip_ids" UUID[],
    "key_days" INTEGER,
    "key_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "device_hash" TEXT,
    "user_code_hash" TEXT,
    "interval" INTEGER NOT NULL DEFAULT 5,
    "polled_at" TIMESTAMPTZ(3),
    "redirect_uri" TEXT,
    "state" TEXT,
    "code_challenge" TEXT,
    "resource" TEXT,
    "code_hash" TEXT,

    CONSTRAINT "access_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "code_guesses" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "code_guesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotent_calls" (
    "subject" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotent_calls_pkey" PRIMARY KEY ("subject","key")
);

-- CreateTable
CREATE TABLE "proposals" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "base_revision" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "patch" JSONB NOT NULL,
    "reverts" UUID[],
    "user_id" UUID NOT NULL,
    "agent_name" TEXT,
    "api_key_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "decided_by_id" UUID,
    "decided_by_agent" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "edit_id" UUID,
    "accepted" TEXT[],

    CONSTRAINT "proposals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_requests_device_hash_key" ON "access_requests"("device_hash");

-- CreateIndex
CREATE UNIQUE INDEX "access_requests_user_code_hash_key" ON "access_requests"("user_code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "access_requests_code_hash_key" ON "access_requests"("code_hash");

-- CreateIndex
CREATE INDEX "access_requests_expires_at_idx" ON "access_requests"("expires_at");

-- CreateIndex
CREATE INDEX "access_requests_address_created_at_idx" ON "access_requests"("address", "created_at");

-- CreateIndex
CREATE INDEX "code_guesses_user_id_created_at_idx" ON "code_guesses"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "code_guesses_created_at_idx" ON "code_guesses"("created_at");

-- CreateIndex
CREATE INDEX "idempotent_calls_created_at_idx" ON "idempotent_calls"("created_at");

-- CreateIndex
CREATE INDEX "proposals_trip_id_status_created_at_idx" ON "proposals"("trip_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "edit_log_api_key_id_created_at_idx" ON "edit_log"("api_key_id", "created_at");

-- AddForeignKey
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
