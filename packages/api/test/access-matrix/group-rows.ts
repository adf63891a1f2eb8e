import * as c from "./expected-outcomes.ts";
import type { GroupFixture } from "./group-fixture.ts";

export interface GroupRow {
  /** Left out when the verb's definition implies it (derived-row.ts). */
  readonly cells?: c.Cells;
  /** The arguments, for the group of this row. */
  readonly args: (group: GroupFixture) => object | Promise<object>;
}

const inGroup = (group: GroupFixture) => ({ trip_code: group.code });
const onPlace = async (group: GroupFixture) => ({ trip_code: group.code, candidate_id: await group.place() });
const otherMember = (group: GroupFixture) => ({ trip_code: group.code, user_id: group.people.guest.id });

/** Every verb of group trips, by name; the text after a name names the case. */
export const groupRows: Readonly<Record<string, GroupRow>> = {
  create_group_trip: { cells: c.ofWholeAccount, args: () => ({ title: "Another" }) },
  list_group_trips: { args: () => ({}) },
  get_group_trip: { args: inGroup },
  update_group_trip: { cells: c.creatorOfGroup, args: (group) => ({ ...inGroup(group), title: "Seven in May" }) },
  delete_group_trip: { cells: c.deletesGroup, args: inGroup },
  preview_group_trip: { args: inGroup },
  join_group_trip: { cells: { ...c.ofWholeAccount, removed: c.forbidden, removedKey: c.forbidden }, args: inGroup },
  submit_group_preferences: {
    args: (group) => ({ ...inGroup(group), preferences: { budget: { max: 800 } } }),
  },
  remove_group_member: { args: otherMember },
  readmit_group_member: {
    args: (group) => ({ ...inGroup(group), user_id: group.people.removed.id }),
  },
  hand_over_group_trip: { args: otherMember },
  link_group_trip: {
    cells: c.ownerInPerson,
    args: async (group) => ({ ...inGroup(group), trip_id: await group.tripOfCreator() }),
  },
  hand_over_lead: { cells: { ...c.ownerInPerson, editor: "ok" }, args: otherMember },

  submit_group_inspiration: {
    args: (group) => ({ ...inGroup(group), place: { name: "Miradouro da Graça" } }),
  },
  get_group_board: { args: inGroup },
  react_to_place: { args: async (group) => ({ ...(await onPlace(group)), vote: "in" }) },
  update_place_candidate: {
    args: async (group) => ({ ...(await onPlace(group)), action: "confirm" }),
  },
  list_place_comments: { args: inGroup },
  add_place_comment: { args: async (group) => ({ ...(await onPlace(group)), text: "Too crowded?" }) },
  reopen_candidate: { cells: c.memberInPerson, args: onPlace },
  dismiss_import: {
    args: async (group) => ({ ...inGroup(group), import_id: await group.failedImport() }),
  },
  set_board_policy: {
    cells: c.creatorOfGroup,
    args: (group) => ({ ...inGroup(group), min_locked_in_places: 1 }),
  },

  run_alignment: { cells: c.leadOfGroup, args: inGroup },
  get_alignment: { args: inGroup },
  list_alignment_rounds: { args: inGroup },
  alignment_status: { args: inGroup },
  simulate_alignment: {
    args: (group) => ({ ...inGroup(group), preferences: { budget: { max: 1 } } }),
  },
  extend_rounds: {
    cells: c.creatorOfGroup,
    args: async (group) => {
      await group.lastRound();
      return inGroup(group);
    },
  },
  create_group_room_ticket: { args: inGroup },
};
