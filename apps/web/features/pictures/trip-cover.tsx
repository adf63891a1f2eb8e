import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import { fileAddress } from "@/features/offline/index.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { Cover, type CoverProps } from "./cover.tsx";
import { PhotoCover } from "./photo-cover.tsx";

interface TripCoverProps extends Pick<CoverProps, "className" | "eager" | "printed"> {
  trip: {
    readonly id: string;
    readonly destination: string;
    readonly place: { readonly city_id: string | null; readonly lat: number | null; readonly lng: number | null };
  };
  shape: "thumb" | "card" | "banner";
  sizes?: string;
}

/** The cover that somebody chose for a trip, else a photograph of its destination, else a drawn one. */
export function TripCover({ trip, shape, sizes, className, eager = false, printed = false }: TripCoverProps) {
  const own = useOwnCover(trip.id);
  const account = usePageAccount();
  const cover = { shape, kind: "trip", at: trip.place, name: trip.destination, className, eager, printed } as const;
  if (own === null) return <PhotoCover {...cover} of={trip.place.city_id} {...(sizes && { sizes })} />;
  return (
    <Cover {...cover}>
      <img
        src={fileAddress(own, shape === "banner" ? "file" : "preview", account)}
        alt=""
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-cover"
      />
    </Cover>
  );
}

/** The document that is the cover of a trip; one request has those of all trips. */
function useOwnCover(tripId: string): string | null {
  const { data } = useQuery({ ...useApi().documents.covers.queryOptions({}), retry: false, staleTime: 60_000 });
  return data?.covers.find((it) => it.trip_id === tripId)?.document_id ?? null;
}
