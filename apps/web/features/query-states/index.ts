export { LoadMore, useNextPages } from "./load-more.tsx";
export { QueryError } from "./query-error.tsx";
