"use client";

import { largestFile } from "@caravan/domain/field-choices";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { domainError, sendFile, useApi } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Button } from "@/ui/button.tsx";
import { DropZone, pictureTypes } from "@/ui/drop-zone.tsx";
import { t } from "./messages/tab/index.ts";
import type { CurrentUser } from "./server.ts";

/** The picture by which others see this person: chosen, replaced, removed. */
export function OwnPicture({ user }: { user: CurrentUser }) {
  const api = useApi();
  const picture = useQuery(api.account.me.queryOptions({})).data?.user.picture ?? null;
  const [problem, setProblem] = useState<string | null>(null);
  const onError = (error: unknown) => setProblem(domainError(error).message);
  const upload = useMutation({
    mutationKey: [["account", "uploadPicture"]],
    mutationFn: (file: File) =>
      sendFile(`/api/users/me/picture?${new URLSearchParams({ name: file.name })}`, file, sent),
    onError,
  });
  const remove = useMutation(api.account.removePicture.mutationOptions({ onError }));
  const choose = ([file]: readonly File[]) => {
    setProblem(null);
    if (!file || upload.isPending) return;
    // Known here, so that nobody waits for its sending.
    if (file.size > largestFile) setProblem(t("picture.tooLarge", { megabytes: String(largestFile / 2 ** 20) }));
    else upload.mutate(file);
  };
  return (
    <div className="mt-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.name} person={user.id} size="lg" decorative />
        <DropZone
          label={t(picture === null ? "picture.add" : "picture.change")}
          accept={pictureTypes}
          onFiles={choose}
          className="min-h-11 px-4 py-2"
        >
          <span className="flex items-center gap-2 font-medium">
            <ImagePlus aria-hidden="true" className="size-5" />
            {t(upload.isPending ? "picture.sending" : picture === null ? "picture.add" : "picture.change")}
          </span>
        </DropZone>
        {picture !== null && (
          <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate({})}>
            {t("picture.remove")}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-muted text-sm">{t("picture.text")}</p>
      <p role="status" className="sr-only">
        {upload.isPending ? t("picture.sending") : ""}
      </p>
      {problem !== null && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

const sent = { signal: new AbortController().signal, onProgress: () => undefined };
