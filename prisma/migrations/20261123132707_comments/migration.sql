-- CreateTable
CREATE TABLE "comments" (
    "id" UUID NOT NULL,
    "trip_id" UUID,
    "group_id" UUID,
    "activity_id" UUID,
    "day_id" UUID,
    "proposal_id" UUID,
    "candidate_id" UUID,
    "user_id" UUID NOT NULL,
    "agent_name" TEXT,
    "api_key_id" UUID,
    "text" TEXT NOT NULL,
    "mentions" UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment_reactions" (
    "comment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reaction" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comment_reactions_pkey" PRIMARY KEY ("comment_id","user_id","reaction")
);

-- CreateIndex
CREATE INDEX "comments_trip_id_created_at_idx" ON "comments"("trip_id", "created_at");

-- CreateIndex
CREATE INDEX "comments_group_id_created_at_idx" ON "comments"("group_id", "created_at");

-- CreateIndex
CREATE INDEX "comments_proposal_id_idx" ON "comments"("proposal_id");

-- CreateIndex
CREATE INDEX "comments_candidate_id_idx" ON "comments"("candidate_id");

-- CreateIndex
CREATE INDEX "comments_user_id_idx" ON "comments"("user_id");

-- CreateIndex
CREATE INDEX "comment_reactions_user_id_idx" ON "comment_reactions"("user_id");

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "place_candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A comment is about a trip or a group, and about one thing there.
ALTER TABLE "comments" ADD CONSTRAINT "comments_one_home" CHECK (num_nonnulls(trip_id, group_id) = 1),
  ADD CONSTRAINT "comments_one_subject" CHECK (num_nonnulls(activity_id, day_id, proposal_id, candidate_id) <= 1
    AND (candidate_id IS NULL) = (group_id IS NULL));

CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON comments FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
