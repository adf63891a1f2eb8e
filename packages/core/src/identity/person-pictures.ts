import { type Sql, statement, t } from "@caravan/db/sql";

/** Where a picture is; another version has another address, so that nobody keeps an old one. */
export const personPictureAddress = (userId: string, version: string) => `/api/users/${userId}/picture?v=${version}`;

const versionOf = statement(
  "person-picture-version",
  "select version from person_pictures where user_id = $1",
  [t.uuid],
  { version: t.uuid },
);

export async function pictureVersionOf(sql: Sql, userId: string): Promise<string | undefined> {
  return (await sql.rows(versionOf, [userId]))[0]?.version;
}

export const removePicture = statement("person-picture-remove", "delete from person_pictures where user_id = $1", [
  t.uuid,
]);

/**
 * SQL for whether the account `$1` sees a person: itself, and everybody with whom it shares a trip or a group that is not
 * in the trash.
 */
export const seenByOneSql = (person: string) => `(${person} = $1
  or exists (select from members mine join members theirs on theirs.trip_id = mine.trip_id
       join trips on trips.id = mine.trip_id and trips.trashed_at is null
      where mine.user_id = $1 and theirs.user_id = ${person})
  or exists (select from group_members mine join group_members theirs on theirs.group_id = mine.group_id
       join group_trips on group_trips.id = mine.group_id and group_trips.trashed_at is null
      where mine.user_id = $1 and mine.removed_at is null and theirs.user_id = ${person} and theirs.removed_at is null))`;
