"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { FolderOpen, StickyNote } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { type Trip, type TripDocument, toastError, useApi, type Viewer } from "@/features/api-client/index.ts";
import { useReachable } from "@/features/offline/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { useRestore } from "@/features/trash/index.ts";
import { TripPage } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { classNames } from "@/ui/class-names.ts";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { ConfirmationTexts } from "./confirmation-texts.tsx";
import { type DocumentKind, filterDocuments, useFiles } from "./document-files.ts";
import { DocumentList } from "./document-list.tsx";
import { t } from "./messages/index.ts";
import { kindOptions } from "./messages.ts";
import { DropZone, UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";
import { ViewDialog } from "./view-dialog.tsx";

// Loaded when somebody adds or edits: most visits only read.
const EditDialog = loadedApart(() => import("./document-forms.tsx").then((it) => it.EditDialog));
const NoteDialog = loadedApart(() => import("./document-forms.tsx").then((it) => it.NoteDialog));

/** The documents of a trip: tickets, confirmations, scans and notes. */
export function DocumentsScreen({ tripId, viewer }: { tripId: string; viewer: Viewer }) {
  return (
    <TripPage tripId={tripId} name="Documents">
      {(trip) => <DocumentsPage trip={trip} viewer={viewer} />}
    </TripPage>
  );
}

type Task = { readonly kind: "view" | "edit"; readonly document: TripDocument } | { readonly kind: "note" };

function DocumentsPage({ trip, viewer }: { trip: Trip; viewer: Viewer }) {
  const api = useApi();
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<DocumentKind | null>(null);
  const [addPrivate, setAddPrivate] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const words = useDeferredValue(search.trim());
  const all = useQuery(api.documents.list.queryOptions({ trip_id: trip.id }));
  const found = useQuery(
    api.documents.list.queryOptions(
      { trip_id: trip.id, ...(words && { search: words }), ...(kind && { kind }) },
      { placeholderData: keepPreviousData },
    ),
  );
  const uploads = useUploads(trip.id);
  const fileOf = useFiles(trip.id);
  const reachable = useReachable();
  const canEdit = trip.role !== "viewer";
  const close = () => {
    setTask(null);
    // The element that opened a dialog may be gone; then the focus moves to the page.
    requestAnimationFrame(
      () => document.activeElement === document.body && page.current?.focus({ preventScroll: true }),
    );
  };

  const remove = useDeleteDocument(close);

  if (all.error && !all.data) return <QueryError title={t("failed")} query={all} />;
  if (!all.data) return <DocumentsSkeleton />;
  const isEmpty = all.data.documents.length === 0;
  const isFiltered = words !== "" || kind !== null;
  const isAsked = isFiltered && reachable;
  // Adding needs a connection, so without one it is shown only while there are no documents.
  const canAdd = canEdit && (reachable || isEmpty);
  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {canAdd && (
        <div className={classNames("flex flex-col gap-3", !isEmpty && "sm:flex-row sm:items-stretch")}>
          <div className="flex-1">
            <DropZone first={isEmpty} onFiles={(files) => uploads.add(files, addPrivate)} />
          </div>
          <Button
            variant="secondary"
            icon={<StickyNote />}
            className="sm:self-center"
            onClick={() => setTask({ kind: "note" })}
          >
            {t("note.title")}
          </Button>
        </div>
      )}
      {canAdd && (
        // Chosen before sending, so that the others never see private files.
        <Checkbox label={t("addPrivate")} checked={addPrivate} onCheckedChange={setAddPrivate} />
      )}
      <UploadList items={uploads.items} onRetry={uploads.retry} onCancel={uploads.cancel} />
      <p role="status" className="sr-only">
        {uploads.kept > 0 && t("added", { count: uploads.kept })}
      </p>
      {isEmpty && !canEdit && <EmptyState art={<FolderOpen />} title={t("none")} description={t("none.viewer")} />}
      {!isEmpty && (
        <>
          <SearchBar search={search} kind={kind} onSearch={setSearch} onKind={setKind} />
          <DocumentList
            documents={isAsked ? (found.data?.documents ?? []) : filterDocuments(all.data.documents, words, kind)}
            fileOf={fileOf}
            stale={isAsked && found.isPlaceholderData}
            viewerId={viewer.id}
            canEdit={canEdit}
            onTask={(of, document) => (of === "delete" ? remove(document) : setTask({ kind: of, document }))}
            onShowAll={() => {
              setSearch("");
              setKind(null);
            }}
          />
        </>
      )}
      <ConfirmationTexts tripId={trip.id} />
      {task?.kind === "view" && <ViewDialog document={task.document} file={fileOf(task.document)} onClose={close} />}
      {task?.kind === "edit" && <EditDialog document={task.document} viewerId={viewer.id} onClose={close} />}
      {task?.kind === "note" && <NoteDialog tripId={trip.id} onClose={close} />}
    </div>
  );
}

function DocumentsSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-busy="true">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

interface SearchBarProps {
  search: string;
  /** Null: all. */
  kind: DocumentKind | null;
  onSearch(words: string): void;
  onKind(kind: DocumentKind | null): void;
}

const all = "all";

function SearchBar({ search, kind, onSearch, onKind }: SearchBarProps) {
  const reachable = useReachable();
  return (
    <search className="flex flex-col gap-3 sm:flex-row">
      <Field label={t("search")} hideLabel className="flex-1">
        <Input
          type="search"
          value={search}
          maxLength={120}
          placeholder={reachable ? t("search.both") : t("search.name")}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </Field>
      <Select
        aria-label={t("kind")}
        options={[{ value: all, label: t("kind.all") }, ...kindOptions()]}
        value={kind ?? all}
        onValueChange={(value) => onKind(value === all ? null : (value as DocumentKind))}
        className="sm:w-48"
      />
    </search>
  );
}

/**
 * Deletes a document without a question, because it can be undone: in the toast for ten seconds, in the trash for
 * thirty days.
 *
 * @param onDeleted moves the focus, whose element may be gone
 */
function useDeleteDocument(onDeleted: () => void): (document: TripDocument) => void {
  const restore = useRestore();
  const remove = useMutation(
    useApi().documents.delete.mutationOptions({
      onError: (error) => toastError(error),
    }),
  );
  return ({ id, name, trip_id }) =>
    remove.mutate(
      { trip_id, document_id: id },
      {
        onSuccess: () => {
          onDeleted();
          toast({
            title: t("deleted", { name }),
            action: { label: t("undo"), onPress: () => void restore({ kind: "document", id, title: name }) },
          });
        },
      },
    );
}
