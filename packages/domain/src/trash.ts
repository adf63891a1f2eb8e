/** For how long a deleted trip, group or document can be restored. */
export const TRASH_DAYS = 30;

export function deletedForGoodAt(trashedAt: Date): Date {
  return new Date(trashedAt.getTime() + TRASH_DAYS * 86_400_000);
}
