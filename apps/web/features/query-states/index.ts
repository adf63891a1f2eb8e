export { LoadMore } from "./load-more.tsx";
export { useNextPages } from "./next-pages.ts";
export { QueryError } from "./query-error.tsx";
