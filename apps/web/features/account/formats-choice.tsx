"use client";

import { type ChosenFormats, type Formats, formatChoices } from "@caravan/languages/formats";
import { useMutation } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "./messages/tab/index.ts";

type Key = keyof Formats;
const keys = Object.keys(formatChoices) as readonly Key[];
const asBrowser = "browser";

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
