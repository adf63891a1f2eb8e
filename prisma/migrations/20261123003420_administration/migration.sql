-- AlterTable
ALTER TABLE "users" ADD COLUMN     "quota_mb" INTEGER;

-- CreateTable
CREATE TABLE "installation_settings" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by_id" UUID,

    CONSTRAINT "installation_settings_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "legal_texts" (
    "kind" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by_id" UUID,

    CONSTRAINT "legal_texts_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "user_id" UUID,
    "key_id" UUID,
    "subject_user_id" UUID,
    "subject_id" TEXT,
    "detail" JSONB NOT NULL,
    "network" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log"("created_at", "id");

-- CreateIndex
CREATE INDEX "audit_log_user_id_created_at_idx" ON "audit_log"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_log_subject_user_id_created_at_idx" ON "audit_log"("subject_user_id", "created_at");

-- Entries are only added. None is changed, and none is deleted before its time: thirty days at the least.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '30 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER keep_audit_log BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER keep_whole_audit_log BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();

-- Whether nobody has an account yet. Of simultaneous transactions that ask while nobody has, each waits for the one before: its
-- second query sees what that one has committed, which a subquery of one statement would not.
CREATE FUNCTION is_first_person() RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE kind = 'person') THEN RETURN false; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('first-person', 0));
  RETURN NOT EXISTS (SELECT FROM users WHERE kind = 'person');
END
$$;
