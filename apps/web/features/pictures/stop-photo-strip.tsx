import type { TripDocument } from "@/features/api-client/index.ts";
import { fileAddress } from "@/features/offline/index.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { t } from "./messages/photo/index.ts";

/** As many as fit beside each other on a narrow phone. */
const ROOM = 4;

/** The photos of a stop in its card, small; they open all of them. */
export function StopPhotoStrip({ photos, onOpen }: { photos: readonly TripDocument[]; onOpen: () => void }) {
  const account = usePageAccount();
  const more = photos.length - ROOM;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t("ofStop", { count: photos.length })}
      className="flex w-fit items-center gap-1.5 rounded-control"
    >
      {photos.slice(0, ROOM).map(({ id }) => (
        <img
          key={id}
          src={fileAddress(id, "preview", account)}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-14 rounded-control bg-sunken object-cover"
        />
      ))}
      {more > 0 && <span className="px-1 text-muted text-sm tabular-nums">+{more}</span>}
    </button>
  );
}
