export { useUploadDocument } from "./use-uploads.ts";
