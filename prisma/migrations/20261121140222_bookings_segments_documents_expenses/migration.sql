-- CreateTable
CREATE TABLE "bookings" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "trip_id" UUID,
    "trip_chosen" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL,
    "destination" JSONB NOT NULL,
    "dates" JSONB NOT NULL,
    "guests" JSONB NOT NULL,
    "preferences" JSONB NOT NULL,
    "special_requests" JSONB,
    "notes" TEXT,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "city" TEXT,
    "country" TEXT,
    "address" TEXT,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "start_date" TEXT,
    "end_date" TEXT,
    "start_time" TEXT,
    "end_time" TEXT,
    "adults" INTEGER,
    "children" INTEGER,
    "rooms" INTEGER,
    "provider" TEXT,
    "confirmation_number" TEXT,
    "price" DECIMAL(14,3),
    "currency" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "uploaded_by_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "private" BOOLEAN NOT NULL DEFAULT false,
    "content_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "file_key" TEXT,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "loose_files" (
    "key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "loose_files_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "expenses" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "amount" DECIMAL(14,3) NOT NULL,
    "currency" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "paid_by_id" UUID,
    "split" JSONB NOT NULL,
    "notes" TEXT,
    "document_id" UUID,
    "replaces" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "expenses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trip_rates" (
    "trip_id" UUID NOT NULL,
    "currency" TEXT NOT NULL,
    "rate" DECIMAL(24,10) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trip_rates_pkey" PRIMARY KEY ("trip_id","currency")
);

-- CreateTable
CREATE TABLE "segments" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "source_id" UUID,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "provider" TEXT,
    "number" TEXT,
    "confirmation_number" TEXT,
    "travellers" TEXT[],
    "title" TEXT,
    "start_local" TEXT,
    "end_local" TEXT,
    "start_timezone" TEXT,
    "end_timezone" TEXT,
    "from_place" JSONB,
    "to_place" JSONB,
    "place" JSONB,
    "price" DECIMAL(14,3),
    "currency" TEXT,
    "details" JSONB NOT NULL,
    "evidence" JSONB NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "corrected" TEXT[],
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "segments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "confirmation_sources" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "trip_id" UUID,
    "origin" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "reading" JSONB NOT NULL,
    "file_key" TEXT,
    "file_name" TEXT,
    "content_type" TEXT,
    "file_bytes" INTEGER,
    "file_sha256" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "confirmation_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_addresses" (
    "user_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_addresses_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "inbound_mails" (
    "id" UUID NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "subject" TEXT,
    "sender" TEXT,
    "outcome" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "trip_id" UUID,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bookings_owner_id_start_date_idx" ON "bookings"("owner_id", "start_date");

-- CreateIndex
CREATE INDEX "bookings_trip_id_idx" ON "bookings"("trip_id");

-- CreateIndex
CREATE INDEX "documents_trip_id_created_at_idx" ON "documents"("trip_id", "created_at");

-- CreateIndex
CREATE INDEX "documents_uploaded_by_id_idx" ON "documents"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "loose_files_due_at_idx" ON "loose_files"("due_at");

-- CreateIndex
CREATE INDEX "expenses_trip_id_date_idx" ON "expenses"("trip_id", "date");

-- CreateIndex
CREATE INDEX "expenses_document_id_idx" ON "expenses"("document_id");

-- CreateIndex
CREATE INDEX "expenses_created_by_id_idx" ON "expenses"("created_by_id");

-- CreateIndex
CREATE INDEX "expenses_paid_by_id_idx" ON "expenses"("paid_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "expenses_trip_id_replaces_key" ON "expenses"("trip_id", "replaces");

-- CreateIndex
CREATE INDEX "segments_trip_id_idx" ON "segments"("trip_id");

-- CreateIndex
CREATE INDEX "segments_created_by_id_confirmation_number_idx" ON "segments"("created_by_id", "confirmation_number");

-- CreateIndex
CREATE INDEX "segments_source_id_idx" ON "segments"("source_id");

-- CreateIndex
CREATE INDEX "confirmation_sources_user_id_created_at_idx" ON "confirmation_sources"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "confirmation_sources_trip_id_idx" ON "confirmation_sources"("trip_id");

-- CreateIndex
CREATE INDEX "confirmation_sources_expires_at_idx" ON "confirmation_sources"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_addresses_token_key" ON "inbound_addresses"("token");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_mails_delivery_id_key" ON "inbound_mails"("delivery_id");

-- CreateIndex
CREATE INDEX "inbound_mails_user_id_received_at_idx" ON "inbound_mails"("user_id", "received_at");

-- CreateIndex
CREATE INDEX "inbound_mails_trip_id_idx" ON "inbound_mails"("trip_id");

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_paid_by_id_fkey" FOREIGN KEY ("paid_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trip_rates" ADD CONSTRAINT "trip_rates_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segments" ADD CONSTRAINT "segments_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segments" ADD CONSTRAINT "segments_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segments" ADD CONSTRAINT "segments_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "confirmation_sources"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confirmation_sources" ADD CONSTRAINT "confirmation_sources_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confirmation_sources" ADD CONSTRAINT "confirmation_sources_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_addresses" ADD CONSTRAINT "inbound_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A file outlives its row until it is deleted from the store, also when a trip or an account goes and takes its rows along.
-- (Migrations are cut at their semicolons before they are applied: inside the function \x3b stands for one.)
CREATE FUNCTION let_go_of_file() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  IF OLD.file_key IS NOT NULL THEN
    INSERT INTO loose_files (key, due_at) VALUES (OLD.file_key, now()) ON CONFLICT (key) DO NOTHING\x3b
  END IF\x3b
  RETURN NULL\x3b
END';
CREATE TRIGGER document_file AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION let_go_of_file();
CREATE TRIGGER source_file AFTER DELETE ON confirmation_sources FOR EACH ROW EXECUTE FUNCTION let_go_of_file();
