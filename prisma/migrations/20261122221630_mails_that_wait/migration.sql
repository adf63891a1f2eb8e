-- AlterTable
ALTER TABLE "inbound_mails" ADD COLUMN     "source_id" UUID;

-- CreateIndex
CREATE INDEX "inbound_mails_source_id_idx" ON "inbound_mails"("source_id");

-- AddForeignKey
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "confirmation_sources"("id") ON DELETE SET NULL ON UPDATE CASCADE;
