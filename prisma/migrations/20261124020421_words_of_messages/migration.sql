-- AlterTable
ALTER TABLE "inbox_items" ADD COLUMN     "words" JSONB;

-- AlterTable
ALTER TABLE "proposals" ADD COLUMN     "words" JSONB;

-- AlterTable
ALTER TABLE "recommendations" ADD COLUMN     "words" JSONB;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "last_language" TEXT;
