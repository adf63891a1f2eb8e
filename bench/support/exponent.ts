/** The slope of the line fitted to the logarithms: 1 is linear growth, 2 quadratic. */
export function exponent(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (of: (it: readonly [number, number]) => number) =>
    logs.reduce((sum, it) => sum + of(it), 0) / logs.length;
  const [x, y] = [mean((it) => it[0]), mean((it) => it[1])];
  return mean((it) => (it[0] - x) * (it[1] - y)) / mean((it) => (it[0] - x) ** 2);
}
