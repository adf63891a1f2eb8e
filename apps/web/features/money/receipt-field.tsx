"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useApi } from "@/features/api-client/api.ts";
import type { Trip } from "@/features/trips/types.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { uploadReceipt } from "./upload-receipt.ts";

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
  const cache = useQueryClient();
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
    const outcome = await uploadReceipt(trip.id, chosen);
    if ("failed" in outcome) return setState(outcome);
    await cache.invalidateQueries(api.documents.list.queryFilter(of));
    setState("idle");
    onChange(outcome.id);
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
