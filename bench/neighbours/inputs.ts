import type { Known } from "./largest-input.ts";

/**
 * Arguments, by verb, where the longest texts are not the most expensive input. Verbs that are not listed get the
 * largest input that their schema allows (largest-input.ts). A field that is undefined here is left out.
 */
export const inputs: Readonly<Record<string, (known: Known) => Readonly<Record<string, unknown>>>> = {
  get_trip: ({ trip_id }) => ({ trip_id, include_findings: true }),
  // A plan of a year; without it, and with a code of no group, there would be nothing to do.
  create_trip: () => ({
    ...{ destination: "Lisbon", start_date: "2030-01-01", end_date: "2031-01-01" },
    ...{ stops: undefined, groupTripCode: undefined, skip_ai_generation: false },
  }),
  decide_proposals: ({ trip_id }) => ({
    ...{ trip_id, decision: "reject" },
    proposal_ids: Array.from({ length: 50 }, () => crypto.randomUUID()),
  }),
  copy_trip: ({ trip_id }) => ({ trip_id, start_date: "2031-01-01" }),
  list_trip_documents: ({ trip_id }) => ({ trip_id, search: "aaaaaaaaab" }),
  check_plan: () => ({
    destination: "Lisbon",
    start_date: "2030-01-01",
    end_date: "2030-12-31",
    days: Array.from({ length: 100 }, (_, day) => ({
      date: new Date(Date.UTC(2030, 0, 1 + day)).toISOString().slice(0, 10),
      activities: Array.from({ length: 10 }, (_, index) => ({
        title: `Thing ${index}`,
        start_time: "09:00",
        end_time: "20:00",
      })),
    })),
  }),
  // Many words with typing errors, each compared with all words of names.
  search_places: ({ trip_id }) => ({
    trip_id,
    q: "musuem jeronimus oceanraio calouste gulbenkain torre belme castelo jorge",
    limit: 20,
  }),
  get_place: ({ trip_id }) => ({ trip_id, place_id: "lisbon/belem-tower", date: "2030-05-03" }),
  verify_sign_up: () => ({ email: "somebody@example.com", code: "ABCDEFGH", password: "p".repeat(72) }),
  confirm_email: () => ({ email: "somebody@example.com", code: "ABCDEFGH", password: "p".repeat(72) }),
  reset_password: () => ({
    email: "somebody@example.com",
    code: "ABCDEFGH",
    password: "p".repeat(72),
  }),
  request_password_reset: () => ({ email: `${crypto.randomUUID()}@example.com` }),
  change_password: () => ({ current: "p".repeat(72), password: "q".repeat(72) }),
  change_email: () => ({ email: `${crypto.randomUUID()}@example.com` }),
  create_account: () => ({ email: `${crypto.randomUUID()}@example.com`, password: "p".repeat(72), name: "Somebody" }),
  update_share: ({ trip_id, share_id }) => ({
    trip_id,
    share_id,
    show_day_notes: true,
    show_bookings: true,
    show_cover: true,
  }),
  create_api_key: () => ({ agent_name: "Agent", scopes: ["trips:read"] }),
  set_webhook: () => ({ url: "https://agent.example.com/hook" }),
  set_trip_rate: ({ trip_id }) => ({ trip_id, currency: "USD", rate: 1.1 }),
  remove_trip_rate: ({ trip_id }) => ({ trip_id, currency: "USD" }),
  save_push_subscription: () => ({
    endpoint: "https://push.example.com/subscription",
    keys: { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: Buffer.alloc(16, 1).toString("base64url") },
  }),
  // A proposal of undoing them can be made again and again.
  revert_edits: ({ trip_id, edit_ids }) => ({ trip_id, edit_ids, propose: true }),
  create_person: () => ({ email: `${crypto.randomUUID()}@example.com`, name: "Somebody" }),
  delete_account: () => ({ email: "somebody@example.com" }),
  // Verbs that would delete the trip or the account, so they get an unknown id.
  delete_trip: () => ({ trip_id: "00000000-0000-4000-8000-000000000000" }),
};
