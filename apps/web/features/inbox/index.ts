export { DailyMail } from "./daily-mail.tsx";
