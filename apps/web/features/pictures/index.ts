export { Cover } from "./cover.tsx";
export { PhotoImage, StopPhotos } from "./later-photo.tsx";
export type { Photo } from "./photo.ts";
export { PhotoCover } from "./photo-cover.tsx";
export { PhotosDialog } from "./photos-dialog.tsx";
export { TripCover } from "./trip-cover.tsx";
