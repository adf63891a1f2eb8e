"use client";

import { createContext, useContext } from "react";
import type { Candidate } from "./types.ts";
import type { BoardActions } from "./use-board.ts";

export interface BoardTools {
  /** Whoever looks. */
  readonly you: string;
  readonly actions: BoardActions;
  /** What the server refused, by candidate. */
  readonly problems: Readonly<Record<string, string>>;
  readonly openEdit: (candidate: Candidate) => void;
}

const BoardContext = createContext<BoardTools | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardContext);
  if (!tools) throw new Error("a part of the board stands outside it");
  return tools;
}
