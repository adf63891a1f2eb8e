"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { useDefaultCurrency, useFilledCurrency } from "@/features/trips/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Form, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { t } from "../messages/entry/index.ts";
import { blankGroupDraft, type GroupDraft, groupFieldAt, groupForm, newGroupOf } from "../model/group-form.ts";
import { groupTitle } from "../model/group-title.ts";
import type { Group } from "../model/types.ts";
import { GroupFields } from "./group-form.tsx";

/** Shown when the group has been created. */
const SharePanel = loadedApart(() => import("./share-group.tsx").then((module) => module.SharePanel));

/** Creates a group, and then shows how others join. */
export function NewGroup() {
  const api = useApi();
  const cache = useQueryClient();
  const form = useSchemaForm(groupForm, { defaultValues: blankGroupDraft });
  const { dirtyFields } = useFormState({ control: form.control });
  const currency = useDefaultCurrency();
  useFilledCurrency(currency, dirtyFields.currency === true, (value) => form.setValue("currency", value));
  const create = useMutation(
    api.groups.create.mutationOptions({
      onSuccess: ({ group_trip }) =>
        void cache.setQueryData(api.groups.get.queryKey({ trip_code: group_trip.trip_code }), { group_trip }),
      onError: (error) => showRefusal(form, domainError(error), groupFieldAt),
    }),
  );
  // A refusal is shown in the form.
  const submit = (draft: GroupDraft) => create.mutateAsync(newGroupOf(draft)).catch(() => undefined);

  if (create.data) return <GroupCreated group={create.data.group_trip} />;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page">{t("new.title")}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{t("new.text")}</p>
      <Form form={form} onSubmit={submit} className="flex flex-col gap-6">
        <Card padding="lg" className="flex flex-col gap-6">
          <GroupFields form={form} />
        </Card>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting} className="sm:self-start">
          {t("create")}
        </Button>
      </Form>
    </div>
  );
}

/** The group exists; now the others have to be invited. */
function GroupCreated({ group }: { group: Group }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl animate-rise">
      <h1 ref={heading} tabIndex={-1} className="heading-page wrap-anywhere outline-none">
        {t("new.ready", { title: groupTitle(group) })}
      </h1>
      <p className="mt-2 mb-6 text-muted">{t("new.send")}</p>
      <SharePanel group={group} />
      <ButtonLink size="lg" block icon={<ArrowRight />} href={`/groups/${group.trip_code}`} className="mt-8">
        {t("openGroup")}
      </ButtonLink>
    </Card>
  );
}
