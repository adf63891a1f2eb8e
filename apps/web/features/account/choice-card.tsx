import type { ReactNode } from "react";
import { Card } from "@/ui/card.tsx";
import { Select } from "@/ui/select.tsx";

interface ChoiceCardProps {
  title: string;
  text: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  disabled: boolean;
  onValueChange: (value: string) => void;
}

/** One setting of the account, chosen from a list. */
export function ChoiceCard({ title, text, ...select }: ChoiceCardProps) {
  return (
    <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="heading-section">{title}</h2>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
      </div>
      <Select aria-label={title} className="w-full sm:w-60" {...select} />
    </Card>
  );
}
