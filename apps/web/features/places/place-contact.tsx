import { formatDate } from "@/ui/format.ts";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "./messages/index.ts";
import { type PlaceAnswer, recordLinks } from "./place-words.ts";

/** Address, telephone and page of a place, as the map has them, with the record that says so and when it was read. */
export function PlaceContact({ contact }: { contact: NonNullable<PlaceAnswer["contact"]> }) {
  const { address, phone, website } = contact;
  const [record] = recordLinks([contact.record]);
  if (address === null && phone === null && website === null) return null;
  return (
    <section aria-labelledby="place-contact" className="flex flex-col gap-2">
      <h3 id="place-contact" className="font-semibold">
        {t("contact")}
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {address !== null && <Line label={t("contact.address")}>{address}</Line>}
        {phone !== null && (
          <Line label={t("contact.phone")}>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="tap underline underline-offset-2">
              {phone}
            </a>
          </Line>
        )}
        {website !== null && (
          <Line label={t("contact.website")}>
            <a href={website} target="_blank" rel="noreferrer" className="tap underline underline-offset-2">
              {new URL(website).hostname.replace(/^www\./, "")}
            </a>
          </Line>
        )}
      </dl>
      <p className="text-faint text-sm">
        {richText(
          t.parts("contact.source", {
            date: formatDate(contact.at.slice(0, 10), "medium"),
            record: (words) => (
              <a
                href={record?.href ?? undefined}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-2"
              >
                {words}
              </a>
            ),
          }),
        )}
      </p>
    </section>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
