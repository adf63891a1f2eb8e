-- AlterTable
ALTER TABLE "users" ADD COLUMN     "formats" JSONB,
ADD COLUMN     "last_formats" JSONB;
