export { Forwarding } from "./forwarding.tsx";
