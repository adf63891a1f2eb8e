"use client";

import { createContext, useContext } from "react";
import type { Trip, Viewer } from "@/features/api-client/index.ts";

/** What the proposals of a trip need from their screen. */
export interface ProposalsHost {
  readonly trip: Trip;
  readonly viewer: Viewer;
  /** Whether the person decides on proposals; others send suggestions. */
  readonly canEdit: boolean;
  readonly edits: {
    readonly withdraw: (proposalId: string) => Promise<void>;
    /** @param done the message after it was undone */
    readonly revert: (editId: string, done: string) => Promise<unknown>;
  };
  readonly openProposals: () => void;
}

const ProposalsContext = createContext<ProposalsHost | null>(null);
export const ProposalsProvider = ProposalsContext.Provider;

export function useProposalsHost(): ProposalsHost {
  const host = useContext(ProposalsContext);
  if (!host) throw new Error("useProposalsHost outside of a ProposalsProvider");
  return host;
}
