export { Cover } from "./cover.tsx";
export { PhotosDialog, StopPhotoStrip, StopPhotos } from "./later-photo.tsx";
export { PhotoCover } from "./photo-cover.tsx";
export { TripCover } from "./trip-cover.tsx";
export { useStopPhotos } from "./use-trip-photos.ts";
