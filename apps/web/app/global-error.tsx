"use client";

/** Shown when the layout itself fails. It cannot rely on other files, so its few styles are written here. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en" style={{ colorScheme: "light dark", fontFamily: "system-ui, sans-serif" }}>
      <body style={{ maxWidth: "36rem", margin: "20vh auto", padding: "0 1.5rem", lineHeight: 1.5 }}>
        <h1>Caravan couldn't be shown</h1>
        <p>Something went wrong on our side. Your trips are safe; try again in a moment.</p>
        <button type="button" onClick={reset} style={{ font: "inherit", minHeight: "2.75rem", padding: "0 1rem" }}>
          Try again
        </button>
      </body>
    </html>
  );
}
