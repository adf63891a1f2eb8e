import type { Verb } from "@caravan/core/kernel/define";

/**
 * What happens to each command that a key can call when the key needs approval. A new command fails the test until it
 * is listed here: `proposes` for changes of a plan, `applies` when it only makes something new, `refused` for
 * everything else.
 */
export const decided: Readonly<Record<Verb["approval"], readonly string[]>> = {
  proposes: [
    ...["add_activity", "add_place", "apply_changes", "apply_fix", "choose_day_plan", "create_trip", "delete_activity"],
    ...[
      "duplicate_day",
      "regenerate_itinerary",
      "replace_activity",
      "revert_edit",
      "revert_edits",
      "swap_activity",
      "update_activity",
    ],
    ...["update_day_notes", "update_trip"],
    // Beside the plan: the input waits.
    ...["create_share", "create_invitation", "delete_trip"],
  ],
  applies: [
    // These make something new; where they would change what exists (the same booking, a mail about a change), the verb
    // refuses.
    ...[
      "add_expense",
      "add_segment",
      "add_text_document",
      "upload_trip_document",
      "upload_trip_photo",
      "copy_trip",
      "copy_shared_trip",
    ],
    "create_booking",
    ...["record_booking", "create_group_trip", "ingest_confirmation", "read_confirmation", "read_confirmation_file"],
    ...["save_confirmation", "save_push_subscription", "preview_import", "import_trip"],
    // For review on the board, and advice that binds nobody.
    ...["submit_group_inspiration", "react_to_place"],
    // Words beside the plan.
    ...["add_comment", "add_place_comment", "create_checklist"],
    // A report, and a request for advice, which only a person can apply.
    ...["report_status_event", "evaluate_concierge"],
    // Connections, which change nothing.
    ...["create_room_ticket", "create_group_room_ticket"],
    // A setting of the key itself.
    ...["set_webhook", "test_webhook", "delete_webhook"],
    // Withdraws its own proposals, and no others.
    "reject_proposal",
  ],
  refused: [
    ...["apply_recommendation", "undo_recommendation", "respond_to_recommendation", "share_location"],
    ...["stop_sharing_location", "update_concierge_settings"],
    ...["approve_proposal", "decide_proposals", "update_share", "revoke_share"],
    ...["restore_from_trash", "archive_trip"],
    ...["update_booking", "cancel_booking", "update_segment", "remove_segment", "discard_confirmation"],
    ...["update_trip_document", "delete_trip_document", "set_trip_cover"],
    ...["update_expense", "delete_expense", "set_trip_rate", "remove_trip_rate"],
    ...["set_user_preference", "update_user_preferences"],
    ...["join_group_trip", "update_group_trip", "delete_group_trip", "submit_group_preferences"],
    ...["update_place_candidate", "dismiss_import", "set_board_policy", "run_alignment", "extend_rounds"],
    ...["update_comment", "delete_comment", "update_checklist", "delete_checklist"],
    ...["delete_push_subscription", "update_push_settings"],
  ],
};
