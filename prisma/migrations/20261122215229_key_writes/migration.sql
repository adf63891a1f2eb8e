-- CreateTable
CREATE TABLE "key_writes" (
    "id" BIGSERIAL NOT NULL,
    "key_id" UUID NOT NULL,
    "call_id" BIGINT NOT NULL,
    "table_name" TEXT NOT NULL,
    "row_key" JSONB NOT NULL,
    "op" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "trip_id" UUID,
    "group_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_back_at" TIMESTAMPTZ(3),

    CONSTRAINT "key_writes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "key_writes_key_id_id_idx" ON "key_writes"("key_id", "id");

-- CreateIndex
CREATE INDEX "key_writes_created_at_idx" ON "key_writes"("created_at");

-- AddForeignKey
ALTER TABLE "key_writes" ADD CONSTRAINT "key_writes_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a key writes is noted row by row, while a transaction says whose it is: set_config('caravan.key_id', ..., true).
-- Long values are kept as their hash where they are only compared.
CREATE FUNCTION short_row(row_value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE WHEN length(value::text) > 200 THEN to_jsonb(md5(value::text)) ELSE value END), '{}')
    FROM jsonb_each(row_value)
$$;

-- Arguments: the columns of the key, the column of the trip or group whose members see the row ('' for a person's own),
-- and columns that are never noted.
CREATE FUNCTION note_key_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  omitted text[] := string_to_array(TG_ARGV[2], ',') || 'updated_at'::text;
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - omitted END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - omitted END;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(o.key, o.value) INTO changed
      FROM jsonb_each(old_row) o WHERE o.value IS DISTINCT FROM new_row -> o.key;
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  -- Whoever makes a trip owns it; the trip stays with its owner.
  IF TG_TABLE_NAME = 'members' AND any_row ->> 'role' = 'owner' THEN RETURN NULL; END IF;
  INSERT INTO key_writes (key_id, call_id, table_name, row_key, op, before, after, trip_id, group_id, created_at)
  VALUES (
    current_setting('caravan.key_id')::uuid,
    txid_current(),
    TG_TABLE_NAME,
    (SELECT jsonb_object_agg(name, any_row -> name) FROM unnest(string_to_array(TG_ARGV[0], ',')) name),
    lower(TG_OP),
    CASE WHEN TG_OP = 'DELETE' THEN old_row ELSE changed END,
    short_row(new_row),
    CASE WHEN TG_ARGV[1] = 'trip_id' THEN (any_row ->> 'trip_id')::uuid END,
    CASE WHEN TG_ARGV[1] = 'group_id' THEN coalesce(any_row ->> 'group_id', any_row ->> 'id')::uuid END,
    clock_timestamp()
  );
  RETURN NULL;
END
$$;

-- Takes one noted write back, if its row is as the key left it and nothing else needs it. Says what became of it: done,
-- gone (there is nothing left of it), changed (somebody changed the row since), used (something else refers to it) or
-- failed (it does not fit any more).
CREATE FUNCTION take_back_key_write(write_id bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  w key_writes%ROWTYPE;
  current_row jsonb;
  found boolean;
  fk record;
  columns text;
  is_row text;
BEGIN
  SELECT * INTO STRICT w FROM key_writes WHERE id = write_id;
  SELECT format('(%s) = (SELECT %s FROM jsonb_populate_record(NULL::%I, $1))', string_agg(format('t.%I', key), ', '),
                string_agg(quote_ident(key), ', '), w.table_name)
    INTO is_row FROM jsonb_each(w.row_key);
  EXECUTE format('SELECT to_jsonb(t) FROM %I t WHERE %s FOR UPDATE', w.table_name, is_row) INTO current_row USING w.row_key;
  IF w.op = 'delete' THEN
    IF current_row IS NOT NULL THEN RETURN 'changed'; END IF;
  ELSE
    IF current_row IS NULL THEN RETURN 'gone'; END IF;
    IF EXISTS (SELECT FROM jsonb_each(short_row(current_row)) c
                WHERE w.after ? c.key AND c.value IS DISTINCT FROM w.after -> c.key) THEN RETURN 'changed'; END IF;
  END IF;
  IF w.op = 'insert' THEN
    FOR fk IN
      SELECT c.conrelid::regclass::text AS name,
             (SELECT string_agg(format('o.%I = p.%I', a.attname, b.attname), ' AND ')
                FROM unnest(c.conkey, c.confkey) AS k (mine, theirs)
                JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.mine
                JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.theirs) AS refers
        FROM pg_constraint c
       WHERE c.contype = 'f' AND c.confrelid = format('public.%I', w.table_name)::regclass
         AND c.conrelid <> 'idempotent_calls'::regclass
    LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM %s o, jsonb_populate_record(NULL::%I, $1) p WHERE %s)',
                     fk.name, w.table_name, fk.refers) INTO found USING current_row;
      IF found THEN RETURN 'used'; END IF;
    END LOOP;
    -- A stop of the plan is tied to what was bought without a constraint.
    IF w.table_name = 'bookings' AND EXISTS (SELECT FROM activities WHERE booking_id = (w.row_key ->> 'id')::uuid)
      OR w.table_name = 'segments' AND EXISTS (SELECT FROM activities WHERE segment_id = (w.row_key ->> 'id')::uuid)
    THEN RETURN 'used'; END IF;
    EXECUTE format('DELETE FROM %I t WHERE %s', w.table_name, is_row) USING w.row_key;
    RETURN 'done';
  END IF;
  SELECT string_agg(quote_ident(a.attname), ', ') INTO columns
    FROM pg_attribute a
   WHERE a.attrelid = format('public.%I', w.table_name)::regclass AND a.attnum > 0 AND NOT a.attisdropped
     AND a.attgenerated = '' AND w.before ? a.attname;
  IF w.op = 'update' THEN
    EXECUTE format('UPDATE %I t SET (%s) = ROW(%s) FROM jsonb_populate_record(NULL::%I, $2) p WHERE %s', w.table_name, columns,
                   (SELECT string_agg('p.' || trim(c), ', ') FROM unnest(string_to_array(columns, ',')) c),
                   w.table_name, is_row) USING w.row_key, w.before;
    RETURN 'done';
  END IF;
  IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = format('public.%I', w.table_name)::regclass AND attname = 'updated_at')
  THEN
    w.before := w.before || jsonb_build_object('updated_at', now());
    columns := columns || ', updated_at';
  END IF;
  EXECUTE format('INSERT INTO %I (%s) SELECT %s FROM jsonb_populate_record(NULL::%I, $1)', w.table_name, columns, columns,
                 w.table_name) USING w.before;
  RETURN 'done';
EXCEPTION WHEN integrity_constraint_violation OR undefined_table OR undefined_column OR data_exception THEN
  RETURN 'failed';
END
$$;

-- Only rows of keys: the condition costs others next to nothing.
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON bookings FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON segments FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', 'trip_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON documents FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', 'trip_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON expenses FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', 'trip_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON trip_rates FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('trip_id,currency', 'trip_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON shares FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', 'trip_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON members FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('trip_id,user_id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON concierges FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('trip_id,user_id', '', 'context_revision,lat,lng,accuracy_m,captured_at,location_expires_at,asked_at,evaluated_at,evaluated_revision,alerts,monitored_at');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON status_events FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON recommendations FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON group_trips FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', 'group_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON group_members FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('group_id,user_id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON group_preferences FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('group_id,user_id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON alignment_rounds FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('group_id,round_number', 'group_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON place_candidates FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', 'group_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON place_reactions FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('candidate_id,user_id,advisory', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON place_imports FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', 'group_id', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON preferences FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('user_id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON preference_signals FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
CREATE TRIGGER note_key_write AFTER INSERT OR UPDATE OR DELETE ON push_settings FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('user_id', '', '');
-- A plan has its log; that a key deleted a trip is noted here.
CREATE TRIGGER note_key_write AFTER DELETE ON trips FOR EACH ROW
  WHEN (coalesce(current_setting('caravan.key_id', true), '') <> '') EXECUTE FUNCTION note_key_write('id', '', '');
