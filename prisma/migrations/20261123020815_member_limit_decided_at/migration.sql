-- AlterTable
ALTER TABLE "member_limits" ADD COLUMN     "decided_at" TIMESTAMPTZ(3);
