-- AlterTable
ALTER TABLE "activities" ADD COLUMN     "free_time" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "from_lat" DOUBLE PRECISION,
ADD COLUMN     "from_lng" DOUBLE PRECISION,
ADD COLUMN     "from_location" TEXT;
