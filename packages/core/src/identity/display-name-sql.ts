/** SQL: the display name of a row of `users`: without a name, the part of the e-mail address before the @. */
export const displayNameSql = (user: string) => `coalesce(nullif(${user}.name, ''), split_part(${user}.email, '@', 1))`;
