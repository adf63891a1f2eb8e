-- DropIndex
DROP INDEX "code_guesses_user_id_created_at_idx";

-- AlterTable
ALTER TABLE "code_guesses" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'access_request';

-- CreateIndex
CREATE INDEX "code_guesses_user_id_kind_created_at_idx" ON "code_guesses"("user_id", "kind", "created_at");

-- CreateIndex
CREATE INDEX "code_guesses_kind_created_at_idx" ON "code_guesses"("kind", "created_at");
