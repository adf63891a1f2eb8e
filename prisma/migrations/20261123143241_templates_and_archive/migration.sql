-- AlterTable
ALTER TABLE "members" ADD COLUMN     "archived_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "shares" ADD COLUMN     "is_template" BOOLEAN NOT NULL DEFAULT false;
