"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { useUploadDocument } from "@/features/documents/send-document.ts";
import type { Trip } from "@/features/trips/types.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";

export interface ReceiptFieldProps {
  trip: Trip;
  value: string | null;
  onChange: (documentId: string | null) => void;
  error: string | undefined;
}

const none = "none";

/** A document of the trip, or a file that becomes one. */
export function ReceiptField({ trip, value, onChange, error }: ReceiptFieldProps) {
  const api = useApi();
  const upload = useUploadDocument();
  const of = { trip_id: trip.id };
  const documents = useQuery(api.documents.list.queryOptions(of)).data?.documents ?? [];
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "sending" | { failed: string }>("idle");
  // Receipts are what is looked for here; anything else may still be one.
  const sorted = documents.toSorted((a, b) => Number(b.kind === "receipt") - Number(a.kind === "receipt"));
  const options = [
    { value: none, label: "No receipt" },
    ...sorted.map(({ id, name, private: hidden }) => ({
      value: id,
      label: name,
      ...(hidden && { hint: "Private: nobody but you will see it here" }),
    })),
    ...(value !== null && !documents.some((it) => it.id === value) ? [{ value, label: "The receipt" }] : []),
  ];
  const send = async (chosen: File) => {
    setState("sending");
    const sending = { signal: new AbortController().signal, onProgress: () => undefined };
    try {
      const document = { tripId: trip.id, file: chosen, kind: "receipt", isPrivate: false } as const;
      const { id } = await upload(document, sending);
      setState("idle");
      onChange(id);
    } catch (error) {
      setState({ failed: domainError(error).message });
    }
  };
  return (
    <Field label="Receipt" optional error={typeof state === "object" ? state.failed : error}>
      <div className="flex gap-3">
        <Select
          options={options}
          value={value ?? none}
          onValueChange={(id) => onChange(id === none ? null : id)}
          className="min-w-0 flex-1"
        />
        <Button
          variant="secondary"
          icon={<Upload />}
          loading={state === "sending"}
          aria-label="Upload a receipt"
          onClick={() => file.current?.click()}
        >
          Upload
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/*,application/pdf"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void send(chosen);
            currentTarget.value = "";
          }}
        />
      </div>
    </Field>
  );
}
