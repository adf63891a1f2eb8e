"use client";

import { CloudOff, Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { Button, buttonStyle } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { DocumentText } from "./document-text.tsx";
import { formatSize, kindLabels, typeLabel, viewOf } from "./document-words.ts";
import { saveFile } from "./save-file.ts";
import type { TripDocument } from "./types.ts";
import type { FileHere } from "./use-files.ts";

export interface ViewDialogProps {
  document: TripDocument;
  file: FileHere;
  onClose(): void;
}

/** A document on the page, as far as a browser can show it without running anything of it. */
export function ViewDialog({ document, file: { href, opens }, onClose }: ViewDialogProps) {
  const { name, kind, content_type, size } = document;
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
        opens && (
          <>
            {view && (
              <a href={href} target="_blank" rel="noopener" className={buttonStyle({ variant: "secondary" })}>
                <ExternalLink aria-hidden="true" className="size-[1.15em]" />
                Open in a new tab
              </a>
            )}
            <Button icon={<Download />} onClick={() => void saveFile(document)}>
              Download
            </Button>
          </>
        )
      }
    >
      {!opens && (
        <p className="flex flex-col items-center gap-3 rounded-control bg-sunken px-4 py-8 text-center text-muted">
          <CloudOff aria-hidden="true" className="size-6" />
          This file is not on this device. It needs a connection.
        </p>
      )}
      {opens && view === "picture" && <Picture href={href} name={name} />}
      {opens && view === "pdf" && <Paper href={href} name={name} />}
      {opens && view === "text" && <DocumentText document={document} />}
      {opens && view === null && (
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
