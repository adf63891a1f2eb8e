"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.tsx";

/** The creator gives a group that has used up its rounds one more. */
export function AddRoundButton({ tripCode, ...look }: { tripCode: string } & Pick<ButtonProps, "variant" | "size">) {
  const api = useApi();
  const cache = useQueryClient();
  const extend = useMutation(
    api.alignment.extend.mutationOptions({
      onSuccess: async () => {
        toast({ title: "One more round" });
        await Promise.all([
          cache.invalidateQueries(api.groups.pathFilter()),
          cache.invalidateQueries(api.alignment.pathFilter()),
        ]);
      },
      onError: (error) =>
        toast({ title: "No round was added", description: domainError(error).message, tone: "danger" }),
    }),
  );
  return (
    <Button
      {...look}
      icon={<Plus />}
      loading={extend.isPending}
      onClick={() => extend.mutate({ trip_code: tripCode, additional_rounds: 1 })}
    >
      Add a round
    </Button>
  );
}
