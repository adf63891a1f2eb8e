export { Cover } from "./cover.tsx";
export { PhotoImage, StopPhotos } from "./later-photo.tsx";
export { PhotoCover } from "./photo-cover.tsx";
export type { Photo } from "./photo-image.tsx";
export { PhotosDialog } from "./photos-dialog.tsx";
export { TripCover } from "./trip-cover.tsx";
