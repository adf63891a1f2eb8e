"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { FormAlert } from "@/features/account/form-alert.tsx";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { toast } from "@/ui/toast.tsx";
import { ConfidenceSlider } from "./confidence-slider.tsx";

const categories = [
  "pacing",
  "dietary restriction",
  "accommodation style",
  "activity preference",
  "transport preference",
];

/** One thing noticed about the traveler, such as pacing: slow mornings. */
export function SignalForm() {
  const api = useApi();
  const queries = useQueryClient();
  const listId = useId();
  const [type, setType] = useState("");
  const [value, setValue] = useState("");
  const [confidence, setConfidence] = useState(0.8);
  const [tried, setTried] = useState(false);
  const add = useMutation(
    api.preferences.signal.mutationOptions({
      onSuccess: () => {
        setValue("");
        setTried(false);
        toast({ title: "Added to your profile" });
        return queries.invalidateQueries(api.preferences.profile.queryFilter());
      },
    }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!type.trim() || !value.trim() || add.isPending) return;
    add.mutate({ type: type.trim(), value: value.trim(), confidence });
  };

  return (
    <Card padding="lg">
      <h2 className="heading-section">Add something</h2>
      <p className="mt-1 text-muted text-sm">What a form does not ask. Agents add such notes too.</p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
        <Field label="About" error={tried && !type.trim() ? "Say what it is about" : undefined}>
          <Input
            list={listId}
            maxLength={120}
            placeholder="pacing"
            value={type}
            onChange={(event) => setType(event.currentTarget.value)}
          />
        </Field>
        <datalist id={listId}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <Field label="What is true" error={tried && !value.trim() ? "Write it in a few words" : undefined}>
          <Input
            maxLength={1000}
            placeholder="slow mornings, one big thing a day"
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        </Field>
        <ConfidenceSlider value={confidence} onValueChange={setConfidence} />
        {add.isError && <FormAlert>{domainError(add.error).message}</FormAlert>}
        <Button type="submit" variant="secondary" loading={add.isPending} className="self-start">
          Add to profile
        </Button>
      </form>
    </Card>
  );
}
