"use client";

import { Unlink } from "lucide-react";
import { useState } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { formatRelative } from "@/ui/format.ts";
import { useNow } from "@/ui/use-now.ts";
import type { BoardActions } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import { authorName, webAddress } from "../messages.ts";
import type { FailedImport } from "../model/types.ts";

export interface FailedImportsProps {
  imports: readonly FailedImport[];
  you: string;
  actions: Pick<BoardActions, "inspire" | "dismissImport">;
}

/** Links that could not be read, and why. */
export function FailedImports({ imports, you, actions }: FailedImportsProps) {
  if (imports.length === 0) return null;
  return (
    <ul aria-label={t("links.failed")} className="flex flex-col gap-2">
      {imports.map((it) => (
        <FailedLine key={it.id} failed={it} you={you} actions={actions} />
      ))}
    </ul>
  );
}

function FailedLine({ failed, you, actions }: { failed: FailedImport } & Omit<FailedImportsProps, "imports">) {
  const [busy, setBusy] = useState<"again" | "dismiss" | null>(null);
  const [problem, setProblem] = useState("");
  const now = useNow(60_000);
  const { id, url, reason, added_by, created_at } = failed;
  const source = webAddress(url);
  const name = source?.host ?? t("aText");

  const run = async (kind: "again" | "dismiss", call: () => Promise<unknown>) => {
    setBusy(kind);
    setProblem("");
    try {
      await call();
    } catch (error) {
      const refusal = domainError(error);
      // Somebody else has removed it, which is the wanted result.
      if (refusal.status !== 404) setProblem(refusal.message);
    }
    setBusy(null);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warning-soft px-4 py-3 text-on-warning-soft">
      <Unlink aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
      <div className="wrap-anywhere min-w-0 flex-1 basis-64 text-sm">
        <p>
          {source ? (
            <a
              href={source.href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="font-medium underline underline-offset-4"
            >
              {name}
              <span className="sr-only"> {t("newTab")}</span>
            </a>
          ) : (
            <span className="font-medium">{name}</span>
          )}{" "}
          {reason ?? t("notRead")}
        </p>
        <p>{t("fromWhen", { name: authorName(added_by, you), when: formatRelative(created_at, now) })}</p>
        {problem && (
          <p role="alert" className="font-medium">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {url && (
          <Button
            variant="secondary"
            size="sm"
            loading={busy === "again"}
            aria-disabled={busy !== null}
            // The new attempt replaces this one, whatever its result.
            onClick={() => busy === null && void run("again", () => actions.inspire({ url }))}
          >
            {t("tryAgain")}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          loading={busy === "dismiss"}
          aria-disabled={busy !== null}
          onClick={() => busy === null && void run("dismiss", () => actions.dismissImport(id))}
          className="text-on-warning-soft! hover:bg-transparent! hover:underline"
        >
          {t("dismiss")}
        </Button>
      </div>
    </li>
  );
}
