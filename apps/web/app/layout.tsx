import { directionOf } from "@caravan/languages/language";
import { currentLanguage } from "@caravan/languages/texts";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { bricolage, inter } from "@/app/fonts.ts";
import { knownLegalTexts } from "@/features/account/installation.ts";
import { planSheetScript } from "@/features/trip-builder/model/plan-sheet.ts";
import { nonceHeader } from "@/nonce-header.ts";
import { LegalTextsProvider } from "@/ui/legal-links.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { themeScript } from "@/ui/theme.ts";
import "@/app/globals.css";
import { t } from "@/app/messages/index.ts";

export const generateMetadata = (): Metadata => ({
  title: { default: t("title"), template: "%s · Caravan" },
  description: t("description"),
  applicationName: "Caravan",
  manifest: "/manifest.webmanifest",
  icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml" }], apple: "/apple-icon.png" },
  formatDetection: { telephone: false, date: false, address: false },
});

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8f5ef" },
    { media: "(prefers-color-scheme: dark)", color: "#161311" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Each answer has a nonce for its scripts, so no page can be rendered at build time.
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  const legalTexts = await knownLegalTexts();
  const language = currentLanguage();
  return (
    // The script below may set data-theme and data-plan-sheet before React takes over.
    <html
      lang={language}
      dir={directionOf(language)}
      className={`${inter.variable} ${bricolage.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* A constant script of ours that must run before the first paint. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${themeScript};${planSheetScript}` }}
        />
      </head>
      <body className="bg-paper font-sans text-ink antialiased">
        <PageTexts of={["ui", "ui/format"]}>
          <LegalTextsProvider kinds={legalTexts}>{children}</LegalTextsProvider>
        </PageTexts>
      </body>
    </html>
  );
}
