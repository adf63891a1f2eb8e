"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { groupTitle } from "../messages.ts";
import { blankGroupDraft, newGroupOf } from "../model/group-form.ts";
import type { Group } from "../model/types.ts";
import { useGroupDraft } from "../use-group-draft.ts";
import { GroupFields } from "./group-form.tsx";
import { SharePanel } from "./share-group.tsx";

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

/** The group is there; now the others have to learn of it. */
function GroupCreated({ group }: { group: Group }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl animate-rise">
      <h1 ref={heading} tabIndex={-1} className="heading-page wrap-anywhere outline-none">
        {groupTitle(group)} is ready
      </h1>
      <p className="mt-2 mb-6 text-muted">
        Send the link or the code to everybody who comes along. Before they sign in they see the title, the dates, the
        places and your name.
      </p>
      <SharePanel group={group} />
      <ButtonLink size="lg" block icon={<ArrowRight />} href={`/groups/${group.trip_code}`} className="mt-8">
        Open group
      </ButtonLink>
    </Card>
  );
}
