-- AlterTable
ALTER TABLE "confirmation_sources" ADD COLUMN     "added_by_key_id" UUID;
