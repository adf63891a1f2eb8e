import type { ReactNode } from "react";

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
