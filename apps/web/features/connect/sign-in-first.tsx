import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { PlainHeader } from "@/ui/page-parts.tsx";
import { t } from "./messages/index.ts";

export interface SignInFirstProps {
  /** The page to return to. */
  here: string;
  code: string | null;
}

/** What this page is for, when nobody is signed in. Only its own sign-in buttons lead back here. */
export function SignInFirst({ here, code }: SignInFirstProps) {
  const back = `?callbackUrl=${encodeURIComponent(here)}`;
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainHeader className="mx-auto w-full max-w-6xl px-4 sm:px-6" />
      <main id="main" className="mx-auto flex w-full max-w-xl flex-1 flex-col px-4 py-8 sm:px-6 sm:py-16">
        <Card padding="lg">
          <h1 className="heading-page">{t("title")}</h1>
          <p className="mt-3 text-muted">{t("first.text")}</p>
          {code && (
            <p className="mt-4">
              {t("itsCode")} <code className="font-medium font-mono">{code}</code>
            </p>
          )}
          <div className="mt-6 flex flex-col gap-3 sm:flex-row [&>*]:flex-1">
            <ButtonLink size="lg" href={`/sign-in${back}`}>
              {t("signIn")}
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" href={`/sign-up${back}`}>
              {t("createAccount")}
            </ButtonLink>
          </div>
          <p className="mt-3 text-center text-faint text-sm">{t("comeBack")}</p>
        </Card>
      </main>
    </div>
  );
}
