"use client";

import { type ChosenFormats, type Formats, formatChoices } from "@caravan/languages/formats";
import { isLanguage, type Language, languageNames } from "@caravan/languages/language";
import { useMutation } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { ChoiceCard } from "./choice-card.tsx";
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
    <ChoiceCard
      title={t("language")}
      text={t("language.text")}
      disabled={save.isPending || save.isSuccess}
      value={save.variables?.language ?? chosen ?? asBrowser}
      options={[
        { value: asBrowser, label: t("language.browser") },
        ...offered.map((it) => ({ value: it, label: languageNames[it] })),
      ]}
      onValueChange={(value) => save.mutate({ language: isLanguage(value) ? value : null })}
    />
  );
}

type Key = keyof Formats;
const keys = Object.keys(formatChoices) as readonly Key[];

/** How clocks, calendars and measures are written for this person, on every device and in mails. */
export function FormatsChoice({ chosen }: { chosen: { readonly [It in Key]: Formats[It] | null } }) {
  const save = useMutation(
    useApi().account.setFormats.mutationOptions({
      // What the page shows is written by the server too.
      onSuccess: () => window.location.reload(),
      onError: (error) => toastError(error, t("formats.failed")),
    }),
  );
  const shown = save.variables ?? chosen;
  const choose = (key: Key, value: string) => {
    const known = formatChoices[key].find((it) => it === value) ?? null;
    save.mutate({ ...chosen, [key]: known });
  };
  return (
    <Card padding="lg" className="flex flex-col gap-4">
      <div>
        <h2 className="heading-section">{t("formats")}</h2>
        <p className="mt-1 text-muted">{t("formats.text")}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {keys.map((key) => (
          <Field key={key} label={t(`formats.${key}`)}>
            <Select
              disabled={save.isPending || save.isSuccess}
              value={shown[key] ?? asBrowser}
              options={[
                { value: asBrowser, label: t("formats.browser") },
                ...formatChoices[key].map((value) => ({ value, label: wordOf(key, value) })),
              ]}
              onValueChange={(value) => choose(key, value)}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}

function wordOf<It extends Key>(key: It, value: Required<ChosenFormats>[It]): string {
  return t(`formats.${key}.${value}` as Parameters<typeof t>[0]);
}
