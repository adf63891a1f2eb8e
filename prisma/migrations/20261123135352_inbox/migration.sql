-- AlterTable
ALTER TABLE "push_settings" ADD COLUMN     "comments" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "inbox_items" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "trip_id" UUID,
    "group_id" UUID,
    "comment_id" UUID,
    "proposal_id" UUID,
    "invitation_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_settings" (
    "user_id" UUID NOT NULL,
    "daily_mail" BOOLEAN NOT NULL,

    CONSTRAINT "inbox_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "inbox_items_user_id_created_at_idx" ON "inbox_items"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "inbox_items_trip_id_idx" ON "inbox_items"("trip_id");

-- CreateIndex
CREATE INDEX "inbox_items_group_id_idx" ON "inbox_items"("group_id");

-- CreateIndex
CREATE INDEX "inbox_items_comment_id_idx" ON "inbox_items"("comment_id");

-- CreateIndex
CREATE INDEX "inbox_items_proposal_id_idx" ON "inbox_items"("proposal_id");

-- CreateIndex
CREATE INDEX "inbox_items_invitation_id_idx" ON "inbox_items"("invitation_id");

-- CreateIndex
CREATE UNIQUE INDEX "inbox_items_user_id_tag_key" ON "inbox_items"("user_id", "tag");

-- AddForeignKey
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
