-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "changes_an_hour" INTEGER,
ADD COLUMN     "most_trips" INTEGER;
