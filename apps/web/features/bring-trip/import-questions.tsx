import { type DomainError, fieldError } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { DateField, Input } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "./messages/index.ts";
import type { ImportChoices, ImportPreview } from "./types.ts";

interface QuestionsProps {
  preview: ImportPreview;
  choices: ImportChoices;
  /** Why the choices were refused, if they were. */
  problem: DomainError | null;
  onChange: (choices: ImportChoices) => void;
}

/** What a file cannot say by itself. */
export function ImportQuestions(props: QuestionsProps) {
  if (props.preview.kind === "plan") return <PlanQuestions {...props} />;
  // Somebody who is alone in their own file is nobody else.
  return props.preview.people.some((it) => !it.is_you) ? <WhoAreYou {...props} /> : null;
}

function PlanQuestions({ preview, choices, problem, onChange }: QuestionsProps) {
  const wrong = (name: keyof ImportChoices) => fieldError(problem, name);
  const set = (name: keyof ImportChoices) => (value: string) => onChange({ ...choices, [name]: value });
  return (
    <Card className="grid gap-4 sm:grid-cols-2">
      <Field label={t("field.title")} error={wrong("title")}>
        <Input
          value={choices.title}
          placeholder={preview.title}
          maxLength={255}
          onChange={(event) => set("title")(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("field.destination")} hint={t("field.destinationHint")} error={wrong("destination")}>
        <Input
          value={choices.destination}
          placeholder={preview.destination}
          maxLength={255}
          onChange={(event) => set("destination")(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={t("field.first")}
        error={wrong("start_date")}
        required={preview.start_date === null}
        {...(preview.start_date === null && { hint: t("field.noDates") })}
      >
        <DateField value={choices.start_date || (preview.start_date ?? "")} onValueChange={set("start_date")} />
      </Field>
      <Field label={t("field.last")} error={wrong("end_date")}>
        <DateField
          value={choices.end_date || (preview.end_date ?? "")}
          min={choices.start_date || (preview.start_date ?? "")}
          onValueChange={set("end_date")}
        />
      </Field>
    </Card>
  );
}

/** No value of a select is empty. */
const NOBODY = "nobody";

function WhoAreYou({ preview, choices, onChange }: QuestionsProps) {
  const you = preview.people.find((it) => it.is_you)?.person_id;
  return (
    <Card>
      <Field label={t("who")} hint={t("who.hint")}>
        <Select
          value={choices.person_id || you || NOBODY}
          onValueChange={(value) => onChange({ ...choices, person_id: value === NOBODY ? "" : value })}
          options={[
            ...preview.people.map((it) => ({ value: it.person_id, label: it.name })),
            ...(you === undefined ? [{ value: NOBODY, label: t("who.none") }] : []),
          ]}
        />
      </Field>
    </Card>
  );
}
