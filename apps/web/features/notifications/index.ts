export { Notifications } from "./notifications.tsx";
export { AskForNotifications } from "./permission-prompt.tsx";
