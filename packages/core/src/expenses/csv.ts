/**
 * Rows as a file that spreadsheets open: RFC 4180 with CRLF. It begins with a byte order mark, since without one the most
 * common of them reads names as Latin-1.
 */
export function csvFile(rows: readonly (readonly string[])[]): Uint8Array {
  const text = rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
  return new TextEncoder().encode(`\uFEFF${text}`);
}

/** What a spreadsheet would take for a formula gets an apostrophe, so that a title from a stranger is never run. */
function cell(value: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠\t\r\n]/u.test(value) ? `'${value}` : value;
  return /["\r\n,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
