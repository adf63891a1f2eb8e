import type { Verb } from "@caravan/core/kernel/define";
import { invalidAt } from "@caravan/core/kernel/errors";
import type { VerbDescription } from "@caravan/core/kernel/verb-description";
import { joinWords } from "@caravan/domain/join-words";
import { z } from "zod";

/**
 * A capability that stands for one or several verbs, of which `action` names one: few tools are easier to choose from. It
 * only describes them. A call runs the named verb, with the scope, approval and checks of that verb.
 */
export interface ActionTool extends VerbDescription {
  readonly actions: Readonly<Record<string, Verb>>;
  /** The action of a call that names none. */
  readonly usual: string | undefined;
}

type AnyVerb = Pick<Verb, "name" | "input">;

interface About {
  readonly description: string;
  readonly actions: Readonly<Record<string, AnyVerb>>;
  /** The action of a call that names none. With a single action there is no field `action`. */
  readonly usual?: string;
  readonly examples: ActionTool["examples"];
  /** In place of those of the verbs. */
  readonly fields?: Readonly<Record<string, z.ZodType>>;
}

export function actionTool(
  name: string,
  { description, actions: given, usual, examples, fields = {} }: About,
): ActionTool {
  // The type of any verb.
  const actions = given as unknown as Readonly<Record<string, Verb>>;
  const verbs = Object.values(actions);
  const changing = verbs.find((it) => it.kind === "command") ?? verbs[0];
  if (!changing) throw new Error(`${name} has no actions`);
  return {
    ...{ name, description, examples, actions, usual, kind: changing.kind, audience: changing.audience },
    ...{ capability: true, logged: false, streams: false, credential: false, endsAccess: false },
    input: inputOf(actions, usual, fields),
    output: verbs.length === 1 ? changing.output : z.looseObject({}),
    ...(verbs.length === 1 && changing.view !== undefined ? { view: changing.view } : {}),
    hints: {
      destructive: verbs.some((it) => it.hints.destructive),
      idempotent: verbs.every((it) => it.hints.idempotent),
    },
    approval: changing.approval,
    errors: [...new Set(verbs.flatMap((it) => it.errors))],
  };
}

/** The fields of all actions; which of them an action needs is in the description of `action`. */
function inputOf(
  actions: Readonly<Record<string, Verb>>,
  usual: string | undefined,
  instead: Readonly<Record<string, z.ZodType>>,
): z.ZodType {
  const shapes = Object.entries(actions).map(([action, { input }]) => ({ action, shape: shapeOf(input) }));
  const [only] = shapes;
  if (shapes.length === 1 && only) return z.object({ ...only.shape, ...instead });
  const fields = Object.assign({}, ...shapes.map(({ shape }) => shape).toReversed()) as z.ZodRawShape;
  const actionsByNeeds = Map.groupBy(shapes, ({ shape }) => {
    const required = Object.entries(shape).filter(([, it]) => !it.safeParse(undefined).success);
    return joinWords(required.map(([field]) => field));
  });
  const needs = [...actionsByNeeds].flatMap(([required, those]) => {
    if (required === "") return [];
    return `${joinWords(those.map((it) => it.action))} ${those.length === 1 ? "needs" : "need"} ${required}`;
  });
  const names = z.enum(Object.keys(actions));
  const action = usual === undefined ? names : names.default(usual);
  return z.object({
    action: action.meta({ description: needs.join("; ") }),
    ...z.object(fields).partial().shape,
    ...instead,
  });
}

function shapeOf(input: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (!(input instanceof z.ZodObject)) throw new Error("an action takes an object");
  return input.shape as Readonly<Record<string, z.ZodType>>;
}

/**
 * The verb that a call names, with its own arguments.
 *
 * @throws invalid when `action` names none
 */
export function verbOfAction(
  { actions, usual }: ActionTool,
  { action, ...rest }: Readonly<Record<string, unknown>>,
): { readonly verb: Verb; readonly args: Readonly<Record<string, unknown>> } {
  const names = Object.keys(actions);
  const chosen = action ?? usual ?? (names.length === 1 ? names[0] : undefined);
  const verb = typeof chosen === "string" && Object.hasOwn(actions, chosen) ? actions[chosen] : undefined;
  if (!verb) throw invalidAt("action", `must be one of ${names.join(", ")}`);
  return { verb, args: rest };
}
