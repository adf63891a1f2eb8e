"use client";

import { ImagePlus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { domainError, type TripDocument } from "@/features/api-client/index.ts";
import { fileAddress } from "@/features/offline/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { DropZone, pictureTypes } from "@/ui/drop-zone.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { t } from "./messages/index.ts";
import { tooLarge, usePhotoActions, useUploadPhoto } from "./photo-actions.ts";
import { useTripPhotos } from "./use-trip-photos.ts";

interface PhotosDialogProps {
  tripId: string;
  canEdit: boolean;
  /** Its photos; without it all of the trip, and what is added becomes the cover. */
  stop: { readonly id: string; readonly title: string } | null;
  onClose: () => void;
}

/** The photos of a stop, or all of a trip to choose its cover from: added, shown, made the cover, deleted. */
export function PhotosDialog({ tripId, canEdit, stop, onClose }: PhotosDialogProps) {
  const all = useTripPhotos(tripId);
  const photos = stop ? all?.filter((it) => it.activity_id === stop.id) : all;
  const adding = useAdding(tripId, stop?.id ?? null);
  const actions = usePhotoActions(tripId);
  const list = useRef<HTMLDivElement>(null);
  const hasCover = all?.some((it) => it.cover) ?? false;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={stop ? t("title.stop", { title: stop.title }) : t("title.cover")}
      description={t(stop ? "about.stop" : "about.cover")}
      footer={
        !stop &&
        canEdit &&
        hasCover && (
          <Button variant="secondary" disabled={actions.busy} onClick={() => actions.choose(null)}>
            {t("noCover")}
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {canEdit && (
          <DropZone
            label={t(stop ? "add" : "addCover")}
            accept={pictureTypes}
            onFiles={(files) => void adding.add(stop ? files : files.slice(0, 1))}
            className="min-h-24 px-4 py-5"
          >
            <span className="flex items-center gap-2 font-medium">
              <ImagePlus aria-hidden="true" className="size-5" />
              {t(adding.left > 0 ? "sending" : stop ? "add" : "addOne")}
            </span>
          </DropZone>
        )}
        <p role="status" className="sr-only">
          {adding.left > 0 ? t("sendingPhoto") : ""}
        </p>
        {adding.problem && (
          <p role="alert" className="text-danger">
            {adding.problem}
          </p>
        )}
        {!photos && <Skeleton className="h-32 w-full" />}
        {photos?.length === 0 && <p className="text-muted">{t(stop ? "none.stop" : "none.trip")}</p>}
        {photos && photos.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {photos.map((it) => (
              <li key={it.id}>
                <PhotoTile
                  photo={it}
                  actions={canEdit ? actions : null}
                  onDeleted={() => list.current?.focus({ preventScroll: true })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface PhotoTileProps {
  photo: TripDocument;
  /** Null: for looking at only. */
  actions: ReturnType<typeof usePhotoActions> | null;
  onDeleted: () => void;
}

function PhotoTile({ photo, actions, onDeleted }: PhotoTileProps) {
  const account = usePageAccount();
  const { id, name, cover } = photo;
  return (
    <div className="flex flex-col gap-1">
      <a
        href={fileAddress(id, "file", account)}
        target="_blank"
        rel="noopener"
        className="relative block aspect-4/3 overflow-hidden rounded-control bg-sunken"
      >
        <img
          src={fileAddress(id, "preview", account)}
          alt={name}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        {cover && (
          <span className="absolute top-2 left-2">
            <Badge>{t("cover")}</Badge>
          </span>
        )}
      </a>
      {actions && (
        <div className="flex items-center justify-between">
          <Button
            size="sm"
            variant="ghost"
            disabled={actions.busy || cover}
            aria-label={t("useNamed", { name })}
            onClick={() => actions.choose(id)}
          >
            {t(cover ? "isCover" : "use")}
          </Button>
          <IconButton
            label={t("delete", { name })}
            icon={<Trash2 />}
            disabled={actions.busy}
            onClick={() => actions.remove(photo, onDeleted)}
          />
        </div>
      )}
    </div>
  );
}

/** Sends photos one after another; what is wrong with one does not keep the others back. */
function useAdding(tripId: string, activityId: string | null) {
  const upload = useUploadPhoto(tripId);
  const [left, setLeft] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    setProblem(null);
    setLeft((count) => count + files.length);
    for (const file of files) {
      const refused = tooLarge(file);
      const to = activityId === null ? { cover: "true" } : { activity_id: activityId };
      const fault = refused ?? (await upload(file, to).then(() => null, messageOf));
      if (fault) setProblem(fault);
      setLeft((count) => count - 1);
    }
  };
  return { left, problem, add };
}

const messageOf = (error: unknown) => domainError(error).message;
