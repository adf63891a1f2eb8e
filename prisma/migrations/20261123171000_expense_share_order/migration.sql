-- Odd cents go to the first share from now on, and went by the ids of people until now: everybody keeps theirs.
UPDATE "expenses" SET "split" = jsonb_set("split", '{shares}', (
  SELECT jsonb_agg(share ORDER BY share ->> 'user_id' COLLATE "C") FROM jsonb_array_elements("split" -> 'shares') AS shares (share)))
 WHERE jsonb_array_length("split" -> 'shares') > 1;
