import { type FurtherField, furtherOf } from "./further.ts";
import type { Booking } from "./types.ts";

/** What was sent with a booking and is not shown above, as it was written. */
export function Further({ booking }: { booking: Booking }) {
  const fields = furtherOf(booking);
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="further" className="border-t pt-6">
      <h2 id="further" className="heading-section">
        Also sent with it
      </h2>
      <Fields fields={fields} />
    </section>
  );
}

function Fields({ fields }: { fields: readonly FurtherField[] }) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {fields.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="wrap-anywhere text-muted max-sm:-mb-2">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
