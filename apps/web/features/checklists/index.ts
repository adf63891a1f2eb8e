export { ChecklistsLink } from "./checklists-link.tsx";
