-- Both are trusted: whoever owns the database may create them.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE EXTENSION IF NOT EXISTS "btree_gin";

-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "folded_text" TEXT;

-- What is there already. Marks go before the text is decomposed, because to sort long runs of them takes very long.
UPDATE "documents" SET "folded_text" = left(lower(regexp_replace(
  normalize(regexp_replace("text", '[\u0300-\u036f]+', '', 'g'), NFKD), '[\u0300-\u036f]+', '', 'g')), 100000)
WHERE "text" IS NOT NULL;

-- CreateIndex
CREATE INDEX "documents_search" ON "documents" USING GIN ("trip_id" uuid_ops, "folded_text" gin_trgm_ops);
