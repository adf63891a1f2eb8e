"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { InlineFormButtons } from "@/ui/inline-form-buttons.tsx";
import { Input } from "@/ui/input.tsx";
import { t } from "./messages/index.ts";

/** One line after the other: the field stays, empty, for the next item. */
export function AddItem({ list, onAdd }: { list: string; onAdd: (text: string) => Promise<unknown> }) {
  const [text, setText] = useState("");
  const add = async () => {
    const wanted = text.trim();
    if (wanted === "") return;
    setText("");
    // A refusal is shown as a message, and what was typed comes back.
    await onAdd(wanted).catch(() => setText(wanted));
  };
  return (
    <form
      aria-label={t("addTo", { list })}
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label={t("addTo", { list })} hideLabel className="flex-1">
        <Input
          value={text}
          maxLength={200}
          placeholder={t("placeholder")}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" icon={<Plus />} aria-disabled={text.trim() === ""}>
        {t("addItem")}
      </Button>
    </form>
  );
}

export function RenameList({
  title,
  onSave,
  onClose,
}: {
  title: string;
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const [text, setText] = useState(title);
  return (
    <form
      aria-label={t("renameNamed", { list: title })}
      className="flex flex-col gap-2 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") void onSave(text.trim());
      }}
    >
      <Field label={t("name")} hideLabel>
        <Input value={text} maxLength={120} autoFocus onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
      <InlineFormButtons aria-disabled={text.trim() === ""} onCancel={onClose} />
    </form>
  );
}
