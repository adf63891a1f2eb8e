-- A table was recorded as an activity; it is a kind of its own now, and its piece on the trip says so.
update "bookings" set "kind" = 'restaurant'
where "kind" = 'activity'
  and jsonb_typeof("preferences"::jsonb) = 'object'
  and lower(trim(coalesce("preferences"::jsonb->>'kind', "preferences"::jsonb->>'type', "preferences"::jsonb->>'category', '')))
    ~ '^(restaurants?|tables?|dinner|lunch|dining)$';

update "segments" set "details" = "details"::jsonb || '{"table": true}'
where "kind" = 'other' and "booking_id" in (select "id" from "bookings" where "kind" = 'restaurant');
