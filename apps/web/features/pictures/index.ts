export { Cover } from "./cover.tsx";
export { PhotoImage, PhotosDialog, StopPhotoStrip, StopPhotos } from "./later-photo.tsx";
export type { Photo } from "./photo.ts";
export { PhotoCover } from "./photo-cover.tsx";
export { TripCover } from "./trip-cover.tsx";
export { useStopPhotos } from "./use-trip-photos.ts";
