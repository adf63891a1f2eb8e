-- AlterTable
ALTER TABLE "trip_rates" ADD COLUMN     "base" TEXT NOT NULL;
