-- AlterTable
ALTER TABLE "outgoing_mails" ADD COLUMN     "unsubscribe_url" TEXT;
