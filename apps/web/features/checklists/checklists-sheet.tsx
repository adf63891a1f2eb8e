"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Luggage, Plus, UserRound, Users } from "lucide-react";
import { type ApiInputs, toastError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { ChecklistPanel } from "./checklist-panel.tsx";
import { t } from "./messages/index.ts";

interface ChecklistsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tripId: string;
  /** The person may make and change lists for everybody. */
  canShare: boolean;
}

export function ChecklistsSheet({ open, onOpenChange, tripId, canShare }: ChecklistsSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("title")} description={t("about")}>
      <Checklists tripId={tripId} canShare={canShare} />
    </Sheet>
  );
}

function Checklists({ tripId, canShare }: { tripId: string; canShare: boolean }) {
  const lists = useQuery(useApi().checklists.list.queryOptions({ trip_id: tripId }));
  if (lists.isPending) {
    return <Loading label={t("loading")} className="flex flex-col gap-4" blocks={["h-11 w-40", "h-64 rounded-card"]} />;
  }
  if (!lists.data) return <QueryError headingLevel={3} title={t("failed")} query={lists} />;
  const { checklists } = lists.data;
  const add = <AddList tripId={tripId} canShare={canShare} />;
  if (checklists.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        art={<Luggage />}
        title={t("empty.title")}
        description={t("empty.text")}
        action={add}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {checklists.map((list) => (
        <ChecklistPanel key={list.id} list={list} canChange={canShare || !list.shared} />
      ))}
      <div>{add}</div>
    </div>
  );
}

type NewList = Pick<ApiInputs["checklists"]["create"], "kind" | "shared">;

function AddList({ tripId, canShare }: { tripId: string; canShare: boolean }) {
  const create = useMutation(
    useApi().checklists.create.mutationOptions({
      onError: (error) => toastError(error, t("add.failed")),
    }),
  );
  const make = (list: NewList) => create.mutate({ trip_id: tripId, suggested: true, ...list });
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" icon={<Plus />} loading={create.isPending}>
          {t("add")}
        </Button>
      }
      groups={[
        [
          { label: t("packing.own"), icon: <UserRound />, onSelect: () => make({ kind: "packing" }) },
          { label: t("todo.own"), icon: <UserRound />, onSelect: () => make({ kind: "todo" }) },
        ],
        canShare
          ? [
              {
                label: t("packing.all"),
                icon: <Users />,
                onSelect: () => make({ kind: "packing", shared: true }),
              },
              {
                label: t("todo.all"),
                icon: <Users />,
                onSelect: () => make({ kind: "todo", shared: true }),
              },
            ]
          : [],
      ]}
    />
  );
}
