-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "activity_id" UUID,
ADD COLUMN     "cover" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "shares" ADD COLUMN     "show_cover" BOOLEAN NOT NULL DEFAULT false;
