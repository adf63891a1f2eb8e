-- AlterTable
ALTER TABLE "proposals" ADD COLUMN     "known_as" JSONB NOT NULL DEFAULT '{}';
