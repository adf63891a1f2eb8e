import { JoinCode } from "./join-code.tsx";
import { MemberFaces } from "./member-faces.tsx";
import { ShareButton } from "./share-button.tsx";
import type { Group } from "./types.ts";

/** Who is in, and how others come in. */
export function GroupCompany({ group }: { group: Group }) {
  return (
    <>
      <MemberFaces group={group} />
      <div className="flex flex-col gap-2.5 border-t pt-4">
        <p className="font-medium text-[0.9375rem]">Bring others in</p>
        <div className="flex flex-wrap items-center gap-2">
          <JoinCode code={group.trip_code} />
          <ShareButton group={group} variant="secondary" size="sm" />
        </div>
      </div>
    </>
  );
}
