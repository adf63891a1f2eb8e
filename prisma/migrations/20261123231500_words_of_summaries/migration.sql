-- AlterTable
ALTER TABLE "edit_log" ADD COLUMN     "words" JSONB;
