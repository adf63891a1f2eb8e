-- AlterTable
ALTER TABLE "shares" ADD COLUMN     "show_day_notes" BOOLEAN NOT NULL DEFAULT false;
