export { Cover } from "./cover.tsx";
