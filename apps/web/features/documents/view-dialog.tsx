"use client";

import { useQuery } from "@tanstack/react-query";
import { CloudOff, Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { domainError, type TripDocument, useApi } from "@/features/api-client/index.ts";
import { keptBytes, useReachable } from "@/features/offline/index.ts";
import { Button } from "@/ui/button.tsx";
import { buttonStyle } from "@/ui/button-style.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { type DocumentFile, saveFile, textPreviewIn } from "./document-files.ts";
import { t } from "./messages/index.ts";
import { formatSize, kindLabels, typeLabel, viewOf } from "./messages.ts";

interface ViewDialogProps {
  document: TripDocument;
  file: DocumentFile;
  onClose(): void;
}

/** A document on the page, as far as a browser can show it without running anything in it. */
export function ViewDialog({ document, file: { href, opens }, onClose }: ViewDialogProps) {
  const { name, kind, content_type, size } = document;
  const view = viewOf(content_type);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={[kind === "other" ? null : kindLabels()[kind], typeLabel(content_type), formatSize(size)]
        .filter(Boolean)
        .join(" · ")}
      size="lg"
      footer={
        opens && (
          <>
            {view && (
              <a href={href} target="_blank" rel="noopener" className={buttonStyle({ variant: "secondary" })}>
                <ExternalLink aria-hidden="true" className="size-[1.15em]" />
                {t("openTab")}
              </a>
            )}
            <Button icon={<Download />} onClick={() => void saveFile(document)}>
              {t("download")}
            </Button>
          </>
        )
      }
    >
      {!opens && (
        <p className="flex flex-col items-center gap-3 rounded-control bg-sunken px-4 py-8 text-center text-muted">
          <CloudOff aria-hidden="true" className="size-6" />
          {t("notHere")}
        </p>
      )}
      {opens && view === "picture" && <Picture href={href} name={name} />}
      {opens && view === "pdf" && <Paper href={href} name={name} />}
      {opens && view === "text" && <DocumentText document={document} />}
      {opens && view === null && (
        <p className="rounded-control bg-sunken px-4 py-6 text-center text-muted">
          {t("cannotShow", { type: typeLabel(content_type) })}
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
        {t("picture.failed")}
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
      // The list of pages would take half of the space.
      src={`${href}#navpanes=0`}
      title={name}
      // The browser's PDF viewer takes the focus when it has loaded, and Escape would not reach the dialog.
      onLoad={({ currentTarget }) => currentTarget.closest<HTMLElement>("[role=dialog]")?.focus()}
      className="h-[65dvh] w-full rounded-control border bg-sunken"
    />
  );
}

function DocumentText({ document }: { document: TripDocument }) {
  const { found, error, onRetry } = useText(document);
  if (!found && error)
    return <ErrorState title={t("text.failed")} description={domainError(error).message} onRetry={onRetry} />;
  if (!found) return <Skeleton className="h-40 w-full" />;
  return (
    <div
      // Long ones are scrolled, also by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="wrap-anywhere max-h-[65dvh] overflow-y-auto whitespace-pre-wrap rounded-control bg-sunken px-4 py-3"
    >
      {found.text}
      {found.text_cut && <p className="mt-4 text-muted">{t("text.cut")}</p>}
    </div>
  );
}

/** The text from the server; without a connection, from the file on this device. */
function useText({ id, trip_id }: TripDocument) {
  const api = useApi();
  const account = usePageAccount();
  const reachable = useReachable();
  const asked = useQuery(api.documents.get.queryOptions({ trip_id, document_id: id }, { enabled: reachable }));
  const kept = useQuery({
    queryKey: ["text on this device", account, id],
    queryFn: () => textHere(account, id),
    enabled: !reachable,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const now = reachable ? asked : kept;
  return { found: asked.data?.document ?? kept.data, error: now.error, onRetry: () => void now.refetch() };
}

async function textHere(account: string | null, id: string) {
  const kept = account === null ? null : await keptBytes(account, id);
  if (!kept) throw new Error("the text is not on this device");
  return textPreviewIn(kept.bytes);
}
