-- AlterTable
ALTER TABLE "trip_rates" ADD COLUMN     "reference_date" TEXT;
