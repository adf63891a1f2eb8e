/** Storage keys contain only letters, digits, dashes and slashes. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/.test(key)) throw new Error("this is no key of ours");
  return key;
}
