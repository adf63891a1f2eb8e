"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Pencil, Trash2, Users, X } from "lucide-react";
import { useId, useState } from "react";
import { type ApiInputs, toastError, useApi, useShownAtOnce } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { classNames } from "@/ui/class-names.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { AddItem, RenameList } from "./checklist-forms.tsx";
import { type Checklist, type ChecklistItem, progressWords, sectionsOf, withTicks } from "./checklist-progress.ts";
import { t } from "./messages/index.ts";

/** One list: everybody who sees it ticks, those who may change it add and remove. */
export function ChecklistPanel({ list: saved, canChange }: { list: Checklist; canChange: boolean }) {
  const { list, change, remove, removing } = useChecklist(saved);
  const [renaming, setRenaming] = useState(false);
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const nameId = useId();
  const failed = () => undefined;
  return (
    <section aria-labelledby={nameId} className="flex flex-col gap-3 rounded-card border bg-surface p-4 shadow-card">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={nameId} className={classNames("wrap-anywhere font-semibold", renaming && "sr-only")}>
            {list.title}
          </h3>
          {renaming && (
            <RenameList
              title={list.title}
              onSave={(title) => change({ title }).then(() => setRenaming(false), failed)}
              onClose={() => setRenaming(false)}
            />
          )}
          <p className="flex flex-wrap items-center gap-2 text-muted text-sm tabular-nums">
            {progressWords([list]) ?? t("empty")}
            {list.shared && <Badge icon={<Users />}>{t("everybody")}</Badge>}
          </p>
        </div>
        {canChange && (
          <DropdownMenu
            trigger={
              <IconButton label={t("options", { list: list.title })} icon={<Ellipsis />} className="-mt-2 -mr-2" />
            }
            groups={[
              [
                { label: t("rename"), icon: <Pencil />, onSelect: () => setRenaming(true) },
                {
                  label: t(editing ? "doneRemoving" : "removeItems"),
                  icon: <X />,
                  onSelect: () => setEditing(!editing),
                },
              ],
              [{ label: t("delete"), icon: <Trash2 />, danger: true, onSelect: () => setAsking(true) }],
            ]}
          />
        )}
      </div>
      {sectionsOf(list.items).map(({ name, items }) => (
        <div key={name} className="flex flex-col">
          {name && <h4 className="mt-1 font-medium text-faint text-sm">{name}</h4>}
          <ul>
            {items.map((item) => (
              <Item
                key={item.id}
                item={item}
                onTick={(done) => void change(done ? { done: [item.id] } : { not_done: [item.id] }).catch(failed)}
                onRemove={editing ? () => void change({ remove: [item.id] }).catch(failed) : null}
              />
            ))}
          </ul>
        </div>
      ))}
      {canChange && <AddItem list={list.title} onAdd={(text) => change({ add: [{ text }] })} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={(next) => !next && !removing && setAsking(false)}
        title={t("delete.ask")}
        description={t(list.shared ? "delete.all" : "delete.own", { list: list.title })}
        confirmLabel={t("delete")}
        danger
        loading={removing}
        onConfirm={remove}
      />
    </section>
  );
}

function Item({
  item,
  onTick,
  onRemove,
}: {
  item: ChecklistItem;
  onTick: (done: boolean) => void;
  onRemove: (() => void) | null;
}) {
  return (
    <li className="flex items-start gap-2">
      <Checkbox
        label={<span className={classNames("wrap-anywhere", item.done && "text-faint line-through")}>{item.text}</span>}
        checked={item.done}
        onCheckedChange={onTick}
        className="min-w-0 flex-1"
      />
      {onRemove && <IconButton label={t("remove", { item: item.text })} icon={<X />} onClick={onRemove} />}
    </li>
  );
}

type Change = Omit<ApiInputs["checklists"]["update"], "checklist_id">;

/** Changes one list. Ticks are shown at once, and taken back when they were refused. */
function useChecklist(saved: Checklist) {
  const api = useApi();
  const cache = useQueryClient();
  const [list, save] = useShownAtOnce(saved, ticked);
  const key = api.checklists.list.queryKey({ trip_id: list.trip_id });
  const refused = (error: unknown) => toastError(error, t("notSaved"));
  const update = useMutation(
    api.checklists.update.mutationOptions({
      onMutate: async (change) => {
        await cache.cancelQueries({ queryKey: key });
        cache.setQueryData(
          key,
          (now) => now && { checklists: now.checklists.map((it) => (it.id === list.id ? ticked(it, change) : it)) },
        );
      },
      onError: (error) => {
        void cache.invalidateQueries({ queryKey: key });
        refused(error);
      },
    }),
  );
  const remove = useMutation(api.checklists.delete.mutationOptions({ onError: refused }));
  return {
    list,
    change: (change: Change) => save(change, () => update.mutateAsync({ checklist_id: list.id, ...change })),
    remove: () => remove.mutate({ checklist_id: list.id }),
    removing: remove.isPending,
  };
}

const ticked = (list: Checklist, { done = [], not_done = [] }: Change): Checklist =>
  withTicks(withTicks(list, done, true), not_done, false);
