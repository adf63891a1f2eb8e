import type { ApiOutputs } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { t } from "./messages/index.ts";

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
      title={link.mailed ? t("link.mail") : t("link.pass")}
      description={link.mailed ? t("link.mailText", { email }) : t("link.passText", { email })}
      footer={<Button onClick={onClose}>{link.mailed ? t("done") : t("copied")}</Button>}
    >
      {link.url && <CopyField label={t("link")} value={link.url} />}
    </Dialog>
  );
}
