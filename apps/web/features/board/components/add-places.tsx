"use client";

import { type PlaceCategory, placeCategories } from "@caravan/domain/field-choices";
import { Link2, ListPlus, MapPin, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Form, FormField, type SchemaForm, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { Input, Textarea } from "@/ui/input.tsx";
import { Progress } from "@/ui/progress.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "../messages/index.ts";
import { categoryOptions, describeAdded } from "../messages.ts";
import type { Inspiration, Inspired } from "../model/types.ts";

/** The limits of a text and of a link in the interface. */
const longest = 5_000;

interface PlacesDraft {
  readonly text: string;
  readonly city: string;
  readonly category: PlaceCategory | null;
}

const blank: PlacesDraft = { text: "", city: "", category: null };
const placesForm = schemaOf<PlacesDraft>();

export interface AddPlacesProps {
  inspire: (inspiration: Inspiration) => Promise<Inspired>;
  /** Ids of the places on the board. */
  known: ReadonlySet<string>;
}

/** One field for everything: a link, a list, or the name of a place. */
export function AddPlaces({ inspire, known }: AddPlacesProps) {
  const form = useSchemaForm(placesForm, { defaultValues: blank });
  const [announcement, setAnnouncement] = useState("");
  const [failed, setFailed] = useState(false);
  const found = detectInput(form.watch("text"));
  const busy = form.formState.isSubmitting;

  const add = async ({ text, city, category }: PlacesDraft) => {
    const found = detectInput(text);
    if (found.kind === "nothing") return;
    setAnnouncement("");
    try {
      const answer = await inspire(inspirationOf(found, { city: city.trim(), category }));
      setFailed(answer.import?.status === "failed");
      setAnnouncement([describeAdded(answer, known), ...(answer.warnings ?? []).map((it) => it.message)].join(" "));
      form.reset(blank);
    } catch (failure) {
      const { message, details } = domainError(failure);
      showRefusal(form, { message: [message, ...details.map((it) => it.message)].join(" "), details: [] });
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Like in a chat: Enter sends, and Shift+Enter starts a new line.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form form={form} onSubmit={add} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <FormField
          form={form}
          name="text"
          label={t("paste")}
          hideLabel
          hint={<Hint found={found} />}
          className="min-w-[min(10rem,100%)] flex-1"
        >
          {(field) => (
            <Textarea
              {...field}
              rows={1}
              maxLength={longest}
              readOnly={busy}
              onChange={(event) => {
                field.onChange(event);
                setAnnouncement("");
                form.clearErrors();
              }}
              onKeyDown={onKeyDown}
              placeholder={t("paste")}
              className="max-h-48! min-h-11! resize-none!"
            />
          )}
        </FormField>
        <Button type="submit" icon={<Plus />} loading={busy} aria-disabled={found.kind === "nothing"}>
          {t("add")}
        </Button>
      </div>
      {found.kind === "place" && <PlaceDetails form={form} />}
      {busy && found.kind === "url" && <Progress label={t("reading")} value={null} aside={t("upTo")} />}
      <div role="status" className={announcement ? undefined : "sr-only"}>
        {announcement && (
          // Failed imports are listed below with their reason; this only announces them.
          <p className={failed ? "sr-only" : "rounded-control bg-success-soft px-4 py-2.5 text-on-success-soft"}>
            {announcement}
          </p>
        )}
      </div>
    </Form>
  );
}

function inspirationOf(
  found: Exclude<DetectedInput, { kind: "nothing" }>,
  { city, category }: { city: string; category: PlaceCategory | null },
): Inspiration {
  if (found.kind === "url") return { url: found.url };
  if (found.kind === "text") return { text: found.text };
  return { place: { name: found.name, ...(city && { city }), ...(category && { category }) } };
}

const hints = () => ({
  nothing: { Icon: MapPin, words: t("hint.nothing") },
  url: { Icon: Link2, words: t("hint.link") },
  text: { Icon: ListPlus, words: t("hint.text") },
  place: { Icon: MapPin, words: t("hint.place") },
});

function Hint({ found }: { found: DetectedInput }) {
  const { Icon, words } = hints()[found.kind];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {words}
    </span>
  );
}

/** Optional details that help to find a place by its name. */
function PlaceDetails({ form }: { form: SchemaForm<PlacesDraft, PlacesDraft> }) {
  return (
    <details>
      <summary className="w-fit rounded-lg py-1.5 font-medium text-accent text-sm underline-offset-4 hover:underline">
        {t("cityAndCategory")}
      </summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <FormField form={form} name="city" label={t("city")} optional>
          {(field) => <Input {...field} maxLength={120} />}
        </FormField>
        <FormField form={form} name="category" label={t("category")} optional>
          {({ value, onChange }) => (
            <Select
              options={categoryOptions()}
              // A new key resets the Select, which cannot be emptied otherwise.
              key={value === null ? "none" : "chosen"}
              value={value ?? undefined}
              onValueChange={(chosen) => onChange(placeCategories.find((it) => it === chosen) ?? null)}
            />
          )}
        </FormField>
      </div>
    </details>
  );
}

/** What somebody typed or pasted into the field. */
type DetectedInput =
  | { readonly kind: "nothing" }
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "place"; readonly name: string };

/** Longer texts are not the name of a place. */
const longestName = 80;
/** Share buttons add this much around a link: the name of the place, "Check out". */
const longestAround = 120;

const address = /https?:\/\/[^\s<>"]+/gi;
/** `maps.app.goo.gl/x` and `www.example.com` without a scheme, as people copy them; "Sr. Lisboa" is not an address. */
const bareAddress = /^(?:www\.[^\s/]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+[a-z]{2,}(?=\/))\S*$/i;

/** A link, also inside the text of a share button; a text, such as a list; else the name of a place. */
export function detectInput(input: string): DetectedInput {
  const text = input.trim();
  if (text === "") return { kind: "nothing" };
  const [url, another] = text.match(address) ?? [];
  if (url && !another && text.length - url.length <= longestAround) return { kind: "url", url };
  if (bareAddress.test(text)) return { kind: "url", url: `https://${text}` };
  if (text.includes("\n") || text.length > longestName || url) return { kind: "text", text };
  return { kind: "place", name: text };
}
