/** Keys are made by us and hold letters, digits, dashes and slashes: no store has to guess what to do with one. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/.test(key)) throw new Error("this is no key of ours");
  return key;
}
