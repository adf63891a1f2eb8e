import { toast } from "@/ui/toast.ts";
import { domainError } from "./domain-error.ts";

/** Says in a message why a change failed; `title` says what is now not done. */
export function toastError(error: unknown, title?: string): void {
  const { message } = domainError(error);
  toast({ ...(title === undefined ? { title: message } : { title, description: message }), tone: "danger" });
}
