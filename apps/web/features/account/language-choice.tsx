"use client";

import { isLanguage, type Language, languageNames } from "@caravan/languages/language";
import { useMutation } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "./messages/tab/index.ts";

const asBrowser = "browser";

/** The language of this person's pages; nothing where there is no choice. */
export function LanguageChoice({ offered, chosen }: { offered: readonly Language[]; chosen: Language | null }) {
  const save = useMutation(
    useApi().account.setLanguage.mutationOptions({
      // Every text on the page changes.
      onSuccess: () => window.location.reload(),
      onError: (error) => toastError(error, t("language.failed")),
    }),
  );
  if (offered.length < 2) return null;
  return (
    <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="heading-section">{t("language")}</h2>
        <p className="mt-1 text-muted">{t("language.text")}</p>
      </div>
      <Select
        aria-label={t("language")}
        className="w-full sm:w-60"
        disabled={save.isPending || save.isSuccess}
        value={save.variables?.language ?? chosen ?? asBrowser}
        options={[
          { value: asBrowser, label: t("language.browser") },
          ...offered.map((it) => ({ value: it, label: languageNames[it] })),
        ]}
        onValueChange={(value) => save.mutate({ language: isLanguage(value) ? value : null })}
      />
    </Card>
  );
}
