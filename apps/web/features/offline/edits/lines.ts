import { useSyncExternalStore } from "react";
import { useApiClient } from "@/features/api-client/index.ts";
import { EditLine } from "./edit-line.ts";
import { emptyLine, type LineState } from "./line-state.ts";
import type { Client } from "./send-edit.ts";

const lines = new Map<string, EditLine>();

/** The one line of that account in this window. */
function lineOf(account: string, client: Client): EditLine {
  const line = lines.get(account) ?? new EditLine(account, client);
  lines.set(account, line);
  return line;
}

/** Nothing of that account goes out from this window any more. */
export function closeLine(account: string): void {
  lines.get(account)?.close();
  lines.delete(account);
}

/** How many edits of that account this window knows to be unsent. */
export function unsentOf(account: string): number {
  return lines.get(account)?.state().entries.length ?? 0;
}

/** The line and what is in it. Null on the server. */
export function useEditLine(account: string | null): { line: EditLine | null; state: LineState } {
  const client = useApiClient();
  const line = account === null || typeof window === "undefined" ? null : lineOf(account, client);
  const state = useSyncExternalStore(
    line?.subscribe ?? noSubscription,
    line?.state ?? (() => emptyLine),
    () => emptyLine,
  );
  return { line, state };
}

const noSubscription = () => () => undefined;
