"use client";

import { photoPath } from "@caravan/domain/pictures/photo-address";
import { Info, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Dialog } from "@/ui/dialog.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "./messages/photo/index.ts";
import type { Photo } from "./use-trip-photos.ts";

interface CreditProps {
  photo: Photo;
  /** What it shows. */
  name: string;
}

/** Who took a photograph and under which licence, behind a button upon it; with a small one, beside it in a dialog. */
export function PhotoCredit({ isSmall, ...of }: CreditProps & { isSmall: boolean }) {
  return isSmall ? <OpenLarge {...of} /> : <CreditInCorner {...of} />;
}

function OpenLarge({ photo, name }: CreditProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t("show", { name })}
        onClick={() => setOpen(true)}
        className="absolute inset-0 z-10 rounded-[inherit]"
      />
      <Dialog open={open} onOpenChange={setOpen} title={name} description={<Credit photo={photo} />}>
        <img
          src={photoPath({ id: photo.photo_id, width: 1280, format: "webp" })}
          alt={name}
          className="aspect-4/3 w-full rounded-control bg-sunken object-contain"
        />
      </Dialog>
    </>
  );
}

function CreditInCorner({ photo, name }: CreditProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <p
        id={id}
        hidden={!shown}
        className="absolute inset-x-0 bottom-0 z-10 bg-surface/95 py-2.5 pr-12 pl-3 text-left text-ink text-sm"
      >
        {richText(t.parts("photo", { credit: () => <Credit photo={photo} /> }))}
      </p>
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        aria-label={t("whoTook", { name })}
        onClick={() => setShown(!shown)}
        className="tap group absolute right-0 bottom-0 z-10 grid place-items-center"
      >
        <span className="grid size-6 place-items-center rounded-full bg-surface/85 text-ink group-hover:bg-surface [&>svg]:size-4">
          {shown ? <X aria-hidden="true" /> : <Info aria-hidden="true" />}
        </span>
      </button>
    </>
  );
}

function Credit({ photo }: { photo: Photo }) {
  const link = "underline underline-offset-2 hover:no-underline";
  const { author, licence, licence_url, page_url } = photo;
  return richText(
    t.parts<"credit" | "creditVia", ReactNode>(author === null ? "credit" : "creditVia", {
      author: () => (
        <a href={page_url} target="_blank" rel="noopener noreferrer" className={link}>
          {author ?? "Wikimedia Commons"}
        </a>
      ),
      licence: () =>
        licence_url ? (
          <a href={licence_url} target="_blank" rel="license noopener noreferrer" className={link}>
            {licence}
          </a>
        ) : (
          licence
        ),
    }),
  );
}
