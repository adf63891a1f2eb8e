import { richText } from "@/ui/rich-text.tsx";
import { t } from "./messages/index.ts";

interface AboutAddressProps {
  message: "reset.choose" | "reset.sent" | "verify.sent";
  email: string;
}

/** A message with an email address in it, which stands out. */
export function AboutAddress({ message, email }: AboutAddressProps) {
  return richText(
    t.parts(message, {
      address: email,
      email: (words) => <strong className="wrap-anywhere text-ink">{words}</strong>,
    }),
  );
}
