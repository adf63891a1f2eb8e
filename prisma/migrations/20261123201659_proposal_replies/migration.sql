-- AlterTable
ALTER TABLE "proposals" ADD COLUMN     "amended" JSONB,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "reply" TEXT;

