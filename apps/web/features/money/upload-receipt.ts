/** Keeps a file among the documents of the trip. Files travel beside the other calls, as a form. */
export async function uploadReceipt(tripId: string, file: File): Promise<{ id: string } | { failed: string }> {
  const body = new FormData();
  body.set("file", file);
  const lost = { failed: "The receipt could not be sent. Check your connection and try again." };
  try {
    const response = await fetch(`/api/trips/${encodeURIComponent(tripId)}/documents?kind=receipt`, {
      method: "POST",
      body,
    });
    const answer = (await response.json()) as { document?: { id: string }; error?: { message: string } };
    return answer.document ?? { failed: answer.error?.message ?? lost.failed };
  } catch {
    // Neither an answer nor JSON: it never arrived, or something between us broke it.
    return lost;
  }
}
