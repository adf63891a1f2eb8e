import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { t } from "./messages/index.ts";

export interface EmptyStateProps {
  /** An icon or a small drawing; decorative. */
  art?: ReactNode;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState({ art, title, description, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-center rounded-panel border border-dashed px-6 py-14 text-center">
      {art && (
        <div aria-hidden="true" className="mb-5 text-accent [&>svg]:size-10">
          {art}
        </div>
      )}
      <Heading className="heading-section">{title}</Heading>
      {description && <p className="mt-2 max-w-md text-muted">{description}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title?: string;
  /** What happened and what can be done. */
  description?: ReactNode;
  onRetry?: () => void;
  /** The error id, to quote to the operator. */
  reference?: string | undefined;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function ErrorState({
  title = t("failed.title"),
  description = t("failed.text"),
  onRetry,
  reference,
  action,
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className="flex flex-col items-start rounded-panel border bg-surface p-6 sm:p-8">
      <Heading className="heading-section">{title}</Heading>
      <p className="mt-2 max-w-prose text-muted">{description}</p>
      {reference && <p className="mt-2 text-faint text-sm">{t("reference", { code: reference })}</p>}
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {onRetry && <Button onClick={onRetry}>{t("tryAgain")}</Button>}
          {action}
        </div>
      )}
    </div>
  );
}
