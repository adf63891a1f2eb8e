-- AlterTable
ALTER TABLE "shares" ADD COLUMN     "show_bookings" BOOLEAN NOT NULL DEFAULT false;
