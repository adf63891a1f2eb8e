/** Whether a ride is by car, as people call it in English; without the words of other languages, which weigh on pages. */
export function isDrive(title: string): boolean {
  return /^drive\b/i.test(title);
}
