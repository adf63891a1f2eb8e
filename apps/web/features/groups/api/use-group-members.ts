import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import type { Group } from "../model/types.ts";

/** Changes of members and of the lead. `onDone` closes the dialog. */
export function useGroupMembers(group: Pick<Group, "trip_code" | "you">, onDone: () => void) {
  const api = useApi();
  const router = useRouter();
  const { trip_code, you } = group;
  const onError = (error: unknown) => {
    onDone();
    toastError(error, t("failed"));
  };

  const remove = useMutation(
    api.groups.removeMember.mutationOptions({
      onError,
      onSuccess: (_, { user_id }) => {
        onDone();
        if (user_id !== you) return;
        toast({ title: t("left") });
        router.push("/groups");
      },
    }),
  );
  const readmit = useMutation(api.groups.readmitMember.mutationOptions({ onError }));
  const handOver = useMutation(
    api.groups.handOverLead.mutationOptions({
      onError,
      onSuccess: ({ lead }) => {
        onDone();
        toast({ title: lead.user_id === you ? t("lead.you") : t("lead.other", { name: lead.name }) });
      },
    }),
  );
  const handOverGroup = useMutation(
    api.groups.handOver.mutationOptions({
      onError,
      onSuccess: ({ creator }) => {
        onDone();
        toast({ title: t("belongsTo", { name: creator.name }) });
      },
    }),
  );
  return {
    remove: (user_id: string) => remove.mutate({ trip_code, user_id }),
    readmit: (user_id: string) => readmit.mutate({ trip_code, user_id }),
    handOver: (user_id: string) => handOver.mutate({ trip_code, user_id }),
    handOverGroup: (user_id: string) => handOverGroup.mutate({ trip_code, user_id }),
    handingOverGroup: handOverGroup.isPending,
    removing: remove.isPending,
    handingOver: handOver.isPending,
    readmitting: readmit.isPending ? readmit.variables.user_id : null,
  };
}
