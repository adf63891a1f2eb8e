"use client";

import { hydrate, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { keepAnswer, keptAttribute } from "@/features/offline/index.ts";
import { RenderedAt } from "@/ui/use-now.ts";
import type { PageAnswers } from "./page-answers.ts";

const Answers = createContext<PageAnswers | null>(null);

/** The answers that came with this page from the server; null where the browser asks for all of them. */
export const usePageAnswers = () => useContext(Answers);

/** The router shows an earlier page again for a while; the clock of the server may differ from this one. */
const freshMs = 60_000;

/** A copy of a page that this device kept may be older than the answers that it kept. */
function isFresh({ readAt }: PageAnswers): boolean {
  if (typeof document !== "undefined" && taken.size === 0 && document.documentElement.hasAttribute(keptAttribute))
    return false;
  return Math.abs(Date.now() - readAt) < freshMs;
}

/** Uses the answers that came with the page for the queries inside it, and keeps them on this device. */
export function PageAnswersProvider({ answers, children }: { answers: PageAnswers | null; children: ReactNode }) {
  const cache = useQueryClient();
  const [fresh] = useState(() => answers !== null && take(cache, answers));
  useEffect(() => {
    if (!answers || !fresh) return;
    for (const { queryKey, state } of answers.state.queries) {
      const [path, options] = queryKey as [readonly string[], { readonly input?: unknown }?];
      void keepAnswer(path.join("."), options?.input, state.data);
    }
  }, [answers, fresh]);
  return (
    <RenderedAt value={answers?.readAt ?? null}>
      <Answers value={fresh ? answers : null}>{children}</Answers>
    </RenderedAt>
  );
}

/** Pages of this window whose answers were taken: the router shows an earlier page again with its old answers. */
const taken = new Set<string>();

/** Returns whether the answers are fresh. Older ones are shown, as they are in the HTML, and asked for again. */
function take(cache: QueryClient, answers: PageAnswers): boolean {
  const { id, state } = answers;
  if (taken.has(id)) return false;
  const fresh = isFresh(answers);
  if (typeof window !== "undefined") taken.add(id);
  const dataUpdatedAt = fresh ? Date.now() : 0;
  hydrate(cache, {
    ...state,
    queries: state.queries.map((it) => ({ ...it, state: { ...it.state, dataUpdatedAt } })),
  });
  return fresh;
}
