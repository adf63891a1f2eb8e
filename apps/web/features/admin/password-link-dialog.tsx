import type { ApiOutputs } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";

export type PasswordLink = ApiOutputs["people"]["create"]["link"];

interface PasswordLinkDialogProps {
  email: string;
  link: PasswordLink;
  onClose: () => void;
}

/** How somebody gets a password: a mail that has been sent, or a link that is shown once. */
export function PasswordLinkDialog({ email, link, onClose }: PasswordLinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={link.mailed ? "A mail is on its way" : "Pass this link on"}
      description={
        link.mailed
          ? `${email} gets a link to set a password. It works once, for seven days.`
          : `This installation sends no mail. Give the link to ${email} yourself: whoever has it sets the password. It works once, for seven days, and isn’t shown again.`
      }
      footer={<Button onClick={onClose}>{link.mailed ? "Done" : "I’ve copied it"}</Button>}
    >
      {link.url && <CopyField label="Link" value={link.url} />}
    </Dialog>
  );
}
