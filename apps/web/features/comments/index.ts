export type { About } from "./about.ts";
export { CommentsButton } from "./comments-button.tsx";
export { CommentsProvider, useCommentCount, useComments } from "./comments-context.tsx";
