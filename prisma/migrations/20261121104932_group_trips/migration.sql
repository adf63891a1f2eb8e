-- CreateTable
CREATE TABLE "group_trips" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "title" TEXT,
    "creator_id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "tentative_start" TEXT,
    "tentative_end" TEXT,
    "destination_options" TEXT[],
    "budget_min" DECIMAL(14,3),
    "budget_max" DECIMAL(14,3),
    "currency" TEXT NOT NULL,
    "alignment" TEXT NOT NULL DEFAULT 'collecting',
    "planned" BOOLEAN NOT NULL DEFAULT false,
    "round_number" INTEGER NOT NULL DEFAULT 0,
    "max_rounds" INTEGER NOT NULL DEFAULT 2,
    "alignment_score" INTEGER,
    "reconciled" BOOLEAN NOT NULL DEFAULT false,
    "proposal" JSONB,
    "response_deadline" TIMESTAMPTZ(3),
    "reminded_round" INTEGER NOT NULL DEFAULT 0,
    "policy" JSONB,
    "trip_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_trips_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_members" (
    "group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateTable
CREATE TABLE "group_preferences" (
    "group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "dates" JSONB,
    "destination" JSONB,
    "budget" JSONB,
    "accommodation" TEXT,
    "activities" JSONB,
    "responded_round" INTEGER NOT NULL,
    "responded_at" TIMESTAMPTZ(3) NOT NULL,
    "agent_name" TEXT,

    CONSTRAINT "group_preferences_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateTable
CREATE TABLE "alignment_rounds" (
    "group_id" UUID NOT NULL,
    "round_number" INTEGER NOT NULL,
    "snapshot" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "timed_out" UUID[],
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "ran_at" TIMESTAMPTZ(3) NOT NULL,
    "ran_by_id" UUID,
    "agent_name" TEXT,

    CONSTRAINT "alignment_rounds_pkey" PRIMARY KEY ("group_id","round_number")
);

-- CreateTable
CREATE TABLE "place_candidates" (
    "id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "city" TEXT,
    "neighborhood" TEXT,
    "category" TEXT,
    "blurb" TEXT,
    "confidence" TEXT,
    "status" TEXT NOT NULL,
    "place_id" TEXT,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "source" TEXT NOT NULL,
    "source_url" TEXT,
    "picture" BYTEA,
    "import_id" UUID,
    "added_by_id" UUID,
    "added_by_agent" TEXT,
    "advice" JSONB NOT NULL DEFAULT '[]',
    "locked_in_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "place_candidates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "place_reactions" (
    "candidate_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "advisory" BOOLEAN NOT NULL,
    "vote" TEXT NOT NULL,
    "starred" BOOLEAN NOT NULL,
    "reason" TEXT,
    "agent_name" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "place_reactions_pkey" PRIMARY KEY ("candidate_id","user_id","advisory")
);

-- CreateTable
CREATE TABLE "place_imports" (
    "id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "url" TEXT,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "added_by_id" UUID,
    "added_by_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "place_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "group_trips_code_key" ON "group_trips"("code");

-- CreateIndex
CREATE UNIQUE INDEX "group_trips_trip_id_key" ON "group_trips"("trip_id");

-- CreateIndex
CREATE INDEX "group_trips_response_deadline_idx" ON "group_trips"("response_deadline");

-- CreateIndex
CREATE INDEX "group_members_user_id_idx" ON "group_members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "place_candidates_group_id_key_key" ON "place_candidates"("group_id", "key");

-- CreateIndex
CREATE INDEX "place_imports_group_id_status_idx" ON "place_imports"("group_id", "status");

-- AddForeignKey
ALTER TABLE "group_trips" ADD CONSTRAINT "group_trips_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_trips" ADD CONSTRAINT "group_trips_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_trips" ADD CONSTRAINT "group_trips_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_preferences" ADD CONSTRAINT "group_preferences_group_id_user_id_fkey" FOREIGN KEY ("group_id", "user_id") REFERENCES "group_members"("group_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alignment_rounds" ADD CONSTRAINT "alignment_rounds_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_candidates" ADD CONSTRAINT "place_candidates_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_reactions" ADD CONSTRAINT "place_reactions_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "place_candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_imports" ADD CONSTRAINT "place_imports_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;
