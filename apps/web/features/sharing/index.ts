export { ShareDialog } from "./share-dialog.tsx";
