"use client";

import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { CreateKeyForm } from "./create-key-form.tsx";

export interface CreateKeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: () => void;
}

/** Asks what the key is for, then shows its secret, which nobody can show again. */
export function CreateKeyDialog({ open, onOpenChange, onCreated }: CreateKeyDialogProps) {
  const [created, setCreated] = useState<{ agentName: string; secret: string } | null>(null);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setCreated(null);
  };
  if (created) {
    return (
      <Dialog
        open={open}
        onOpenChange={change}
        title={`The key of ${created.agentName}`}
        description="Copy it now and keep it where you keep passwords. We hold only a fingerprint of it, so it cannot be shown again."
        footer={<Button onClick={() => change(false)}>I have copied it</Button>}
      >
        <CopyField label="API key" value={created.secret} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Create an API key"
      description="For one agent, with no more rights than it needs."
    >
      <CreateKeyForm
        onCancel={() => change(false)}
        onCreated={(agentName, secret) => {
          setCreated({ agentName, secret });
          onCreated();
        }}
      />
    </Dialog>
  );
}
