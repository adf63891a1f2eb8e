"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useApi } from "@/features/api-client/api.ts";
import { domainError } from "@/features/api-client/domain-error.ts";
import { buttonStyle } from "@/ui/button-style.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { formatSize, kindLabels, typeLabel, viewOf } from "./document-words.ts";
import type { TripDocument } from "./types.ts";

export interface ViewDialogProps {
  /** Null: nothing is shown. */
  document: TripDocument | null;
  onClose(): void;
}

/** A document on the page, as far as a browser can show it without running anything of it. */
export function ViewDialog({ document, onClose }: ViewDialogProps) {
  if (!document) return null;
  const { id, name, kind, content_type, size } = document;
  const href = `/api/documents/${id}/file`;
  const view = viewOf(content_type);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={[kind === "other" ? null : kindLabels[kind], typeLabel(content_type), formatSize(size)]
        .filter(Boolean)
        .join(" · ")}
      size="lg"
      footer={
        <>
          {view && (
            <a href={href} target="_blank" rel="noopener" className={buttonStyle({ variant: "secondary" })}>
              <ExternalLink aria-hidden="true" className="size-[1.15em]" />
              Open in a new tab
            </a>
          )}
          <a href={href} download="" className={buttonStyle({})}>
            <Download aria-hidden="true" className="size-[1.15em]" />
            Download
          </a>
        </>
      }
    >
      {view === "picture" && <Picture href={href} name={name} />}
      {view === "pdf" && <Paper href={href} name={name} />}
      {view === "text" && <Text document={document} />}
      {view === null && (
        <p className="rounded-control bg-sunken px-4 py-6 text-center text-muted">
          A {typeLabel(content_type).toLowerCase()} cannot be shown here. Download it to open it with another program.
        </p>
      )}
    </Dialog>
  );
}

function Picture({ href, name }: { href: string; name: string }) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  if (state === "failed")
    return (
      <p role="alert" className="rounded-control bg-sunken px-4 py-6 text-center text-muted">
        The picture could not be loaded.
      </p>
    );
  return (
    <div className="grid min-h-40 place-items-center overflow-hidden rounded-control bg-sunken">
      <img
        src={href}
        alt={name}
        onLoad={() => setState("shown")}
        onError={() => setState("failed")}
        className="max-h-[65dvh] max-w-full object-contain"
      />
    </div>
  );
}

function Paper({ href, name }: { href: string; name: string }) {
  return (
    <iframe
      // Its list of pages takes half of the room.
      src={`${href}#navpanes=0`}
      title={name}
      // The browser's reader takes the focus when it has loaded, and Escape would no longer be heard.
      onLoad={({ currentTarget }) => currentTarget.closest<HTMLElement>("[role=dialog]")?.focus()}
      className="h-[65dvh] w-full rounded-control border bg-sunken"
    />
  );
}

function Text({ document: { id, trip_id } }: { document: TripDocument }) {
  const api = useApi();
  const query = useQuery(api.documents.get.queryOptions({ trip_id, document_id: id }));
  const found = query.data?.document;
  if (query.error)
    return (
      <ErrorState
        title="The text could not be loaded"
        description={domainError(query.error).message}
        onRetry={() => void query.refetch()}
      />
    );
  if (!found) return <Skeleton className="h-40 w-full" />;
  return (
    <div
      // Long ones are scrolled, also by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="wrap-anywhere max-h-[65dvh] overflow-y-auto whitespace-pre-wrap rounded-control bg-sunken px-4 py-3"
    >
      {found.text}
      {found.text_cut && <p className="mt-4 text-muted">This is the beginning. Download it to read the rest.</p>}
    </div>
  );
}
