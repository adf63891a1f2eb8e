-- AlterTable
ALTER TABLE "alignment_rounds" ADD COLUMN     "recorded_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp();
