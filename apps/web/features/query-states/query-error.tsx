"use client";

import { domainError } from "@/features/api-client/index.ts";
import { ErrorState } from "@/ui/page-states.tsx";

interface QueryErrorProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  query: { error: unknown; refetch: () => Promise<unknown> };
  headingLevel?: 1 | 2 | 3;
}

/** In place of what a query could not load. */
export function QueryError({ title, query, headingLevel = 2 }: QueryErrorProps) {
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={title}
      description={domainError(query.error).message}
      onRetry={() => void query.refetch()}
    />
  );
}
