/**
 * The smallest form, which `npm test` runs. It proves that the benchmark still produces its figures and asserts no
 * times.
 */
export const isSmall = process.argv.includes("--small");

/** The value of `--name=value` on the command line; otherwise the default, or that of the smallest form. */
export function option(name: string, usual: number, small: number): number {
  const given = process.argv.find((it) => it.startsWith(`--${name}=`))?.slice(name.length + 3);
  return given === undefined ? (isSmall ? small : usual) : Number(given);
}

export function textOption(name: string): string | undefined {
  return process.argv.find((it) => it.startsWith(`--${name}=`))?.slice(name.length + 3);
}

type Cell = string | number | undefined;

/** Prints a table. Throws when it has no rows, or a figure is not a number. */
export function printFigures(rows: readonly Readonly<Record<string, Cell>>[]): void {
  if (rows.length === 0) throw new Error("the benchmark produced no figures");
  console.table(rows);
  for (const row of rows)
    for (const [name, cell] of Object.entries(row))
      if (cell === undefined || /\b(?:NaN|Infinity|undefined)\b/.test(String(cell)))
        throw new Error(`"${name}" of ${JSON.stringify(Object.values(row)[0])} is no figure: ${cell}`);
}

/** Reports a missed target, which fails the run except in the smallest form, whose times mean nothing. */
export function missed(target: string): void {
  if (isSmall) return;
  console.error(`missed: ${target}`);
  process.exitCode = 1;
}
