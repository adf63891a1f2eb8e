import { Download } from "lucide-react";
import { buttonStyle } from "@/ui/button.tsx";

/** A plain link: the browser keeps what it gets, and nothing of the app is left. */
export function DownloadSheet({ tripId }: { tripId: string }) {
  return (
    <a
      href={`/api/trips/${encodeURIComponent(tripId)}/expenses.csv`}
      download
      className={buttonStyle({ variant: "secondary" })}
    >
      <Download aria-hidden="true" className="size-[1.15em]" />
      Download CSV
    </a>
  );
}
