/** Whether a ride is by car, as the planner and people call it: "Drive to Montalcino". */
export function isDrive(title: string): boolean {
  return /^drive\b/i.test(title);
}
