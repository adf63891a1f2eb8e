/** What a command runs in; tests give their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes a line for people. */
  say(line: string): void;
  /** Writes a line that is no answer, such as where to sign in. */
  note(line: string): void;
  /** Writes a file. */
  write(bytes: Uint8Array): void;
  readonly signal?: AbortSignal;
}

/** Text of other people must not move the cursor or change colours. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, " ").trim();

/** Rows of texts in columns. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
