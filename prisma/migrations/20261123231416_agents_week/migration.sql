-- AlterTable
ALTER TABLE "access_requests" ADD COLUMN     "changes_an_hour" INTEGER,
ADD COLUMN     "most_trips" INTEGER;

-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "expiry_told_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "inbox_settings" ADD COLUMN     "agent_mail_day" INTEGER DEFAULT 1,
ADD COLUMN     "agent_mailed_at" TIMESTAMPTZ(3),
ALTER COLUMN "daily_mail" SET DEFAULT true;

-- CreateIndex
CREATE INDEX "api_keys_expires_at_idx" ON "api_keys"("expires_at");
