"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, Mail } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { formatRelative } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { saveBlob } from "@/ui/save-file.ts";
import { useNow } from "@/ui/use-now.ts";
import { t } from "./messages/index.ts";
import { formatSize } from "./messages.ts";

type Text = ApiOutputs["confirmations"]["list"]["confirmations"][number];

const nameOf = ({ subject }: Pick<Text, "subject">) => subject?.trim() || t("confirmation");

/** The mails from which the reader's bookings were read, as far as they are kept as text only. */
export function ConfirmationTexts({ tripId }: { tripId: string }) {
  const list = useQuery(useApi().confirmations.list.queryOptions({ trip_id: tripId })).data?.confirmations ?? [];
  const [open, setOpen] = useState<Text | null>(null);
  const now = useNow(60_000);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="confirmation-texts" className="flex flex-col gap-3">
      <div>
        <h2 id="confirmation-texts" className="font-semibold">
          {t("texts.title")}
        </h2>
        <p className="text-muted text-sm">{t("texts.hint")}</p>
      </div>
      <ul
        aria-labelledby="confirmation-texts"
        className="divide-y overflow-hidden rounded-card border bg-surface shadow-card"
      >
        {list.map((it) => (
          <li key={it.id} className="relative flex items-center gap-4 p-3 hover:bg-sunken/60 sm:px-4">
            <span
              aria-hidden="true"
              className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken text-muted"
            >
              <Mail className="size-6" />
            </span>
            <div className="flex min-w-0 flex-col gap-0.5">
              <button
                type="button"
                onClick={() => setOpen(it)}
                className="wrap-anywhere text-left font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
              >
                {nameOf(it)}
              </button>
              <p className="text-muted text-sm">
                {it.origin === "mail" ? t("type.email") : t("type.text")} · {formatSize(it.length)} ·{" "}
                {formatRelative(it.created_at, now)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {open && <TextDialog of={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function TextDialog({ of, onClose }: { of: Text; onClose: () => void }) {
  const query = useQuery(useApi().confirmations.get.queryOptions({ confirmation_id: of.id }));
  const text = query.data?.confirmation.text;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(of)}
      size="lg"
      footer={
        text !== undefined && (
          <Button
            icon={<Download />}
            onClick={() => saveBlob(new Blob([text], { type: "text/plain" }), `${nameOf(of)}.txt`)}
          >
            {t("download")}
          </Button>
        )
      }
    >
      {text !== undefined ? (
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-4 font-sans text-[0.9375rem]">
          {text}
        </pre>
      ) : query.error ? (
        <QueryError title={t("text.failed")} query={query} />
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </Dialog>
  );
}
