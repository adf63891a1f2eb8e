-- AlterTable
ALTER TABLE "idempotent_calls" ADD COLUMN     "for_ever" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "concierges" (
    "trip_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "context_revision" INTEGER NOT NULL DEFAULT 0,
    "monitoring" BOOLEAN NOT NULL DEFAULT false,
    "transport_mode" TEXT,
    "transport_mode_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "quiet_start" TEXT,
    "quiet_end" TEXT,
    "location_sharing" BOOLEAN NOT NULL DEFAULT false,
    "max_detour_minutes" INTEGER NOT NULL DEFAULT 20,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "accuracy_m" DOUBLE PRECISION,
    "captured_at" TIMESTAMPTZ(3),
    "location_expires_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    "evaluated_at" TIMESTAMPTZ(3),
    "evaluated_revision" INTEGER,
    "alerts" JSONB NOT NULL DEFAULT '[]',
    "monitored_at" TIMESTAMPTZ(3),

    CONSTRAINT "concierges_pkey" PRIMARY KEY ("trip_id","user_id")
);

-- CreateTable
CREATE TABLE "status_events" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_event_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "minutes" INTEGER,
    "activity_id" UUID,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "status_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recommendations" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "situation" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "activity_ids" TEXT[],
    "options" JSONB NOT NULL,
    "trip_revision" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "snoozed_until" TIMESTAMPTZ(3),
    "applied_option" TEXT,
    "applied_edit_id" UUID,
    "applied_revision" INTEGER,

    CONSTRAINT "recommendations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "api_key_id" UUID,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "label" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_settings" (
    "user_id" UUID NOT NULL,
    "proposals" BOOLEAN NOT NULL DEFAULT true,
    "rounds" BOOLEAN NOT NULL DEFAULT true,
    "recommendations" BOOLEAN NOT NULL DEFAULT true,
    "shared_trips" BOOLEAN NOT NULL DEFAULT true,
    "quiet_start" TEXT,
    "quiet_end" TEXT,
    "timezone" TEXT,

    CONSTRAINT "push_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "kept_secrets" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kept_secrets_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "concierges_location_expires_at_idx" ON "concierges"("location_expires_at");

-- CreateIndex
CREATE INDEX "status_events_received_at_idx" ON "status_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "status_events_trip_id_user_id_client_event_id_key" ON "status_events"("trip_id", "user_id", "client_event_id");

-- CreateIndex
CREATE INDEX "recommendations_trip_id_user_id_status_idx" ON "recommendations"("trip_id", "user_id", "status");

-- CreateIndex
CREATE INDEX "recommendations_status_snoozed_until_idx" ON "recommendations"("status", "snoozed_until");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- AddForeignKey
ALTER TABLE "concierges" ADD CONSTRAINT "concierges_trip_id_user_id_fkey" FOREIGN KEY ("trip_id", "user_id") REFERENCES "members"("trip_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_events" ADD CONSTRAINT "status_events_trip_id_user_id_fkey" FOREIGN KEY ("trip_id", "user_id") REFERENCES "concierges"("trip_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_trip_id_user_id_fkey" FOREIGN KEY ("trip_id", "user_id") REFERENCES "concierges"("trip_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_settings" ADD CONSTRAINT "push_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
