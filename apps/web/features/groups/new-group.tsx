"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { GroupCreated } from "./group-created.tsx";
import { blankGroupDraft, newGroupOf } from "./group-draft.ts";
import { GroupFields } from "./group-fields.tsx";
import { useGroupDraft } from "./use-group-draft.ts";

/** Starts a group; then shows how the others come in. */
export function NewGroup() {
  const api = useApi();
  const cache = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const create = useMutation(
    api.groups.create.mutationOptions({
      onSuccess: ({ group_trip }) => {
        cache.setQueryData(api.groups.get.queryKey({ trip_code: group_trip.trip_code }), { group_trip });
        void cache.invalidateQueries(api.groups.list.pathFilter());
      },
    }),
  );
  const { draft, found, refused, change, fault, check } = useGroupDraft(blankGroupDraft, create.error);
  useEffect(() => {
    if (found.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]:is(input,button)")?.focus();
  }, [found]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending && check()) create.mutate(newGroupOf(draft));
  };

  if (create.data) return <GroupCreated group={create.data.group_trip} />;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page">Decide together</h1>
      <p className="mt-2 mb-8 text-lg text-muted">
        Start a group and send the link: everybody says what suits them, and you find the trip that fits. All of this is
        optional, and can be changed later.
      </p>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {refused && <FormAlert>{refused.message}</FormAlert>}
        <Card padding="lg" className="flex flex-col gap-6">
          <GroupFields draft={draft} onChange={change} fault={fault} />
        </Card>
        <Button type="submit" size="lg" loading={create.isPending} className="sm:self-start">
          Create group
        </Button>
      </form>
    </div>
  );
}
