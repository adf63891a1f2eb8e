-- AlterTable
ALTER TABLE "proposals" ADD COLUMN     "outcome" JSONB,
ADD COLUMN     "request" JSONB;
