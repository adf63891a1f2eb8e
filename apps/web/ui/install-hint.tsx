import { Share, SquarePlus } from "lucide-react";
import { Dialog } from "./dialog.tsx";

/** For browsers that install by a menu of their own. */
export function InstallHint({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Install Caravan"
      description="It then opens like any other app, also without a connection."
    >
      <ol className="flex flex-col gap-4 [&>li]:flex [&>li]:items-center [&>li]:gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
        <li>
          <Share aria-hidden="true" />
          <span>
            Press <strong>Share</strong> in the bar of the browser.
          </span>
        </li>
        <li>
          <SquarePlus aria-hidden="true" />
          <span>
            Choose <strong>Add to Home Screen</strong>.
          </span>
        </li>
      </ol>
    </Dialog>
  );
}
