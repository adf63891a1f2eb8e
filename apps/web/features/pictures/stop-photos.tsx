import { fileAddress } from "@/features/offline/index.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { t } from "./messages/photo/index.ts";
import { useTripPhotos } from "./use-trip-photos.ts";

/** The photos of some stops of a trip; nothing where there are none. */
export function StopPhotos({ tripId, stops }: { tripId: string; stops: readonly string[] }) {
  const account = usePageAccount();
  const photos = useTripPhotos(tripId)?.filter((it) => it.activity_id !== null && stops.includes(it.activity_id)) ?? [];
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="place-photos" className="flex flex-col gap-2">
      <h3 id="place-photos" className="font-semibold">
        {t("yours")}
      </h3>
      <ul className="grid grid-cols-3 gap-2">
        {photos.map(({ id, name }) => (
          <li key={id}>
            <a href={fileAddress(id, "file", account)} target="_blank" rel="noopener" className="block">
              <img
                src={fileAddress(id, "preview", account)}
                alt={name}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full rounded-control bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
