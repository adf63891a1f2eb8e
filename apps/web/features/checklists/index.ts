export { ChecklistsLink, useChecklistProgress } from "./checklists-link.tsx";
