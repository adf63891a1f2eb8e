"use client";

import { Play, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { Input, Textarea } from "@/ui/input.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "./messages/index.ts";
import { type CallResult, runCall } from "./run-call.ts";
import { argumentsOf, asCurl, type ConsoleVerb, firstArguments, readArguments } from "./verbs.ts";

const firstVerb = "list_trips";

/** Runs any verb for real, with the session or with a key that stays in this page's memory. */
export function Console({ signedIn, base }: { signedIn: boolean; base: string }) {
  const [verbs, setVerbs] = useState<readonly ConsoleVerb[] | "failed" | null>(null);
  const [tripId, setTripId] = useState<string | null>(null);
  useEffect(() => {
    fetch("/api/agent/capabilities")
      .then(async (answer) => setVerbs((await answer.json()).capabilities))
      .catch(() => setVerbs("failed"));
    if (!signedIn) return;
    // An example with a trip of the person's own works at once; without it, they fill one in.
    runCall("list_trips", { limit: 1 }, null)
      .then(({ body }) => setTripId(JSON.parse(body).result?.trips?.[0]?.id ?? null))
      .catch(() => setTripId(null));
  }, [signedIn]);
  if (verbs === "failed") return <FormAlert>{t("failed")}</FormAlert>;
  if (verbs === null) return <Card padding="lg" className="h-120" aria-busy="true" />;
  return <Ready verbs={verbs} tripId={tripId} signedIn={signedIn} base={base} />;
}

interface ReadyProps {
  verbs: readonly ConsoleVerb[];
  tripId: string | null;
  signedIn: boolean;
  base: string;
}

function Ready({ verbs, tripId, signedIn, base }: ReadyProps) {
  const [name, setName] = useState(firstVerb);
  const [who, setWho] = useState<"session" | "key">(signedIn ? "session" : "key");
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [result, setResult] = useState<CallResult | null>(null);
  const verb = verbs.find((it) => it.name === name) ?? (verbs[0] as ConsoleVerb);
  const text = typed ?? firstArguments(verb, tripId);
  const sent = readArguments(text);

  const choose = (next: string) => {
    setName(next);
    setTyped(null);
    setResult(null);
    setFault(null);
  };
  const run = async () => {
    if (busy) return;
    if (sent === undefined) return setFault(t("notJson"));
    if (who === "key" && key.trim() === "") return setFault(t("noKey"));
    setBusy(true);
    setFault(null);
    try {
      setResult(await runCall(verb.name, sent, who === "key" ? key.trim() : null));
    } catch {
      setFault(t("unreachable"));
    }
    setBusy(false);
  };
  return (
    <Card padding="lg" className="flex flex-col gap-6">
      {signedIn && (
        <SegmentedControl
          label={t("as")}
          value={who}
          onValueChange={setWho}
          segments={[
            { value: "session", label: t("session") },
            { value: "key", label: t("key") },
          ]}
        />
      )}
      {who === "key" && (
        <Field label={t("key")} hint={t("key.hint")}>
          <Input
            type="password"
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            placeholder="cvn_…"
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field label={t("verb")}>
        <Select
          options={verbs.map((it) => ({ value: it.name, label: it.name }))}
          value={verb.name}
          onValueChange={choose}
        />
      </Field>
      <div className="-mt-3 flex flex-col gap-2">
        <p lang="en" className="text-muted">
          {verb.description}
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge tone={verb.read_only ? "success" : verb.destructive ? "danger" : "warning"}>
            {t(verb.read_only ? "reads" : verb.destructive ? "deletes" : "writes")}
          </Badge>
          {verb.scope && <Badge>{verb.scope}</Badge>}
        </p>
      </div>
      <Field label={t("arguments")}>
        <Textarea
          rows={Math.min(16, text.split("\n").length + 1)}
          spellCheck={false}
          className="font-mono text-sm"
          value={text}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <ArgumentList verb={verb} />
      {fault && <FormAlert>{fault}</FormAlert>}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          icon={<Play />}
          variant={verb.read_only ? "primary" : "danger"}
          loading={busy}
          onClick={() => void run()}
        >
          {t(verb.read_only ? "run" : "runForReal")}
        </Button>
        {!verb.read_only && (
          <p className="flex items-center gap-2 text-muted text-sm">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {t("real")}
          </p>
        )}
      </div>
      <Answer result={result} curl={asCurl(base, verb.name, sent ?? {})} />
    </Card>
  );
}

/** What a verb takes. Its descriptions are those of the API, in English. */
function ArgumentList({ verb }: { verb: ConsoleVerb }) {
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

/** What the service answered, and the same call for a shell. */
function Answer({ result, curl }: { result: CallResult | null; curl: string }) {
  return (
    <>
      <section aria-label={t("answer")} aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {result && (
          <>
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={result.status < 300 ? "success" : "danger"}>{String(result.status)}</Badge>
              <span className="text-muted text-sm">{t("took", { ms: String(result.milliseconds) })}</span>
              {result.limits.map(([name, value]) => (
                <code key={name} className="wrap-anywhere text-faint text-sm">
                  {name}: {value}
                </code>
              ))}
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
            <pre tabIndex={0} className="max-h-120 overflow-auto rounded-panel border bg-sunken p-4 font-mono text-sm">
              <code>{result.body}</code>
            </pre>
          </>
        )}
      </section>
      <CopyField label={t("curl")} value={curl} hint={t("curl.hint")} />
    </>
  );
}
