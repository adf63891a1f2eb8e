-- CreateTable
CREATE TABLE "checklists" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "owner_id" UUID,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checklists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checklist_items" (
    "id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "section" TEXT,
    "text" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "done_by_id" UUID,

    CONSTRAINT "checklist_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "checklists_trip_id_idx" ON "checklists"("trip_id");

-- CreateIndex
CREATE INDEX "checklists_owner_id_idx" ON "checklists"("owner_id");

-- CreateIndex
CREATE INDEX "checklist_items_checklist_id_position_idx" ON "checklist_items"("checklist_id", "position");

-- CreateIndex
CREATE INDEX "checklist_items_done_by_id_idx" ON "checklist_items"("done_by_id");

-- AddForeignKey
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_done_by_id_fkey" FOREIGN KEY ("done_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON checklists FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON checklist_items FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
