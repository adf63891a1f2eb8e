import type { ApiOutputs } from "@/features/api-client/index.ts";

/** As `get_photo` answers. */
export type Photo = NonNullable<ApiOutputs["pictures"]["photo"]["photo"]>;
