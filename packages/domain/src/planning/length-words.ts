/** "3 h", "2 h 50", "45 minutes". */
export function lengthWords(minutes: number): string {
  const [hours, left] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return hours === 0 ? `${left} minutes` : left === 0 ? `${hours} h` : `${hours} h ${String(left).padStart(2, "0")}`;
}
