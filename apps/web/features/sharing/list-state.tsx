import type { ReactNode } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { t as ui } from "@/ui/messages/index.ts";

export interface ListStateProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Said while it is loading. */
  loading: string;
  children: (data: Data) => ReactNode;
}

/** The loading and error states of a short list in a dialog. */
export function ListState<Data>({ query, loading, children }: ListStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-danger">{domainError(query.error).message}</p>
        <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
          {ui("tryAgain")}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="mt-3 flex flex-col gap-3">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
