import { t } from "./messages/index.ts";
import { argumentsOf, type ConsoleVerb } from "./verbs.ts";

/** What a verb takes. Its descriptions are those of the API, in English. */
export function ArgumentList({ verb }: { verb: ConsoleVerb }) {
  const all = argumentsOf(verb);
  if (all.length === 0) return null;
  return (
    <details>
      <summary className="tap flex w-fit cursor-pointer items-center font-medium text-accent">
        {t("fields", { count: all.length })}
      </summary>
      <dl lang="en" className="mt-2 flex flex-col gap-3">
        {all.map(({ name, kind, required, description }) => (
          <div key={name}>
            <dt className="wrap-anywhere font-mono text-sm">
              <span className="font-semibold">{name}</span>
              {required && <span className="text-danger"> *</span>} <span className="text-faint">{kind}</span>
            </dt>
            {description && <dd className="text-muted text-sm">{description}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}
