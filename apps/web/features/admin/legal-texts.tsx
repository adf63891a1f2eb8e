"use client";

import { type LegalTextKind, legalTextKinds, longestLegalText } from "@caravan/domain/field-choices";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, toastError, useApi } from "@/features/api-client/index.ts";
import { LegalMarkdown } from "@/features/legal/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Textarea } from "@/ui/input.tsx";
import { legalTitle } from "@/ui/legal-title.ts";
import { Loading } from "@/ui/loading.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { toast } from "@/ui/toast.ts";
import { useWarningBeforeLeaving } from "@/ui/use-warning-before-leaving.ts";
import { t } from "./messages/index.ts";

/** Editing and previewing the texts under /legal. */
export function LegalTexts() {
  const [kind, setKind] = useState<LegalTextKind>("imprint");
  return (
    <section aria-labelledby="legal" className="max-w-3xl">
      <h2 id="legal" className="heading-section">
        {t("legal")}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t("legal.text")}</p>
      <div className="mt-5">
        <SegmentedControl
          label={t("text")}
          segments={legalTextKinds.map((value) => ({ value, label: legalTitle(value) }))}
          value={kind}
          onValueChange={setKind}
        />
      </div>
      <Loaded key={kind} kind={kind} />
    </section>
  );
}

function Loaded({ kind }: { kind: LegalTextKind }) {
  const read = useQuery(useApi().installation.legalText.queryOptions({ kind }, { retry: false }));
  const missing = read.isError && domainError(read.error).status === 404;
  if (read.isPending) return <Loading label={t("text.loading")} className="mt-5" blocks={["h-80 rounded-card"]} />;
  if (read.isError && !missing) return <QueryError title={t("text.failed")} query={read} />;
  return <Editor kind={kind} saved={missing ? "" : (read.data?.legal_text.markdown ?? "")} />;
}

function Editor({ kind, saved }: { kind: LegalTextKind; saved: string }) {
  const [text, setText] = useState(saved);
  const dirty = text.trim() !== saved.trim();
  useWarningBeforeLeaving(dirty);
  const save = useMutation(
    useApi().installation.setLegalText.mutationOptions({
      onSuccess: ({ legal_text }) => void toast({ title: legal_text ? t("text.published") : t("text.removed") }),
      onError: (error) => toastError(error, t("text.notSaved")),
    }),
  );
  return (
    <Card padding="lg" className="mt-5">
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ kind, markdown: text });
        }}
      >
        <Field label={legalTitle(kind)} hint={saved ? t("text.hint") : t("text.hintNone")}>
          <Textarea
            rows={14}
            value={text}
            maxLength={longestLegalText}
            onChange={(event) => setText(event.currentTarget.value)}
            className="font-mono text-sm"
          />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" loading={save.isPending} disabled={!dirty}>
            {saved && !text.trim() ? t("remove") : t("publish")}
          </Button>
          {saved && (
            <a
              href={`/legal/${kind}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {t("openPage")}
            </a>
          )}
        </div>
      </form>
      {text.trim() && (
        <details className="mt-6 border-t pt-5">
          <summary className="min-h-11 cursor-pointer font-medium">{t("howLooks")}</summary>
          <div className="mt-4">
            <LegalMarkdown markdown={text} />
          </div>
        </details>
      )}
    </Card>
  );
}
